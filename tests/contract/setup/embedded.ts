import type { TestProject } from "vitest/node";
import { startApi } from "../../support/servers/api.ts";
import { signInTo } from "./sign-in.ts";

/** The server as it starts by itself: embedded database, files in a folder. */
export default async function setup(project: TestProject) {
  const api = await startApi();
  const token = await signInTo(api.url, api.admin.email, api.admin.password);
  project.provide("target", {
    url: api.url,
    ...api.admin,
    token,
    own: { pid: api.pid(), dataDir: api.dataDir },
  });
  return () => api.remove();
}
