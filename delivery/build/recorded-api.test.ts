import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { recordedApi } from "./recorded-api.ts";

let root: string;
const servers: Server[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "recorded-"));
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await rm(root, { recursive: true });
});

async function listen(handler: RequestListener): Promise<{ address: string; server: Server }> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

/** The plugin as a dev server runs it, over an API at `source`. */
async function recorded(source: string): Promise<string> {
  let handler: RequestListener = () => undefined;
  const devServer = {
    config: { root },
    middlewares: { use: (_path: string, given: RequestListener) => (handler = given) },
  };
  const { configureServer } = recordedApi(source);
  if (typeof configureServer !== "function") throw new Error("no configureServer");
  await configureServer.call({} as never, devServer as unknown as ViteDevServer);
  return (await listen((request, response) => handler(request, response))).address;
}

it("records what the API answers, and answers it when the API is gone", async () => {
  const long = `/projects?q=${"x".repeat(400)}`;
  const { address, server } = await listen(({ url }, response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify({ url })),
  );
  const alone = await recorded(address);
  for (const path of ["/projects", long])
    expect(await (await fetch(alone + path)).json()).toEqual({ url: path });
  server.close();
  server.closeAllConnections();
  for (const path of ["/projects", long]) {
    const answer = await fetch(alone + path);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.json()).toEqual({ url: path });
  }
  expect((await fetch(`${alone}/events`)).status).toBe(503);
});

it("does not record failures, and takes no changes", async () => {
  let status = 500;
  const { address } = await listen((_request, response) => {
    response.statusCode = status;
    response.end("{}");
  });
  const alone = await recorded(address);
  expect((await fetch(`${alone}/projects`)).status).toBe(503);
  status = 200;
  expect((await fetch(`${alone}/projects`)).status).toBe(200);
  expect((await fetch(`${alone}/projects`, { method: "POST" })).status).toBe(503);
});
