import { createApi } from "../create-api.ts";
import type { ApiOptions } from "../create-public-api.ts";
import { base, fakeHost, type Reply } from "./fake-host.ts";

/** The portal's client in front of a host that gives these replies. */
export function apiOf(replies: Record<string, Reply> = {}, options: Partial<ApiOptions> = {}) {
  const host = fakeHost(replies);
  return { ...host, api: createApi({ ...base, fetch: host.fetch, ...options }) };
}
