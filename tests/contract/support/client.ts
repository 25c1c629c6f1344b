import type { RunningApi } from "../../support/servers/api.ts";
import { type Answer, call, type CallOptions } from "./http.ts";

/** Calls to a server that a test started itself, signed in as its first admin. */
export interface Client {
  token: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  read(path: string, options?: CallOptions): Promise<Answer>;
}

export async function signedIn(api: Pick<RunningApi, "url" | "admin">): Promise<Client> {
  const answer = await call("POST", "/customerLogin", { url: api.url, token: null, json: api.admin });
  const token = (answer.json as { token?: string }).token;
  if (!token) throw new Error(`no sign-in: ${answer.status} ${answer.text}`);
  return {
    token,
    call: (method, path, options = {}) => call(method, path, { url: api.url, token, ...options }),
    read: (path, options = {}) => call("GET", path, { url: api.url, token: null, ...options }),
  };
}
