import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Line } from "./line.ts";

let server: Server;
let line: Line;

beforeEach(async () => {
  server = createServer((_request, answer) => answer.end("x".repeat(10_000)));
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  line = await Line.open((server.address() as AddressInfo).port);
});
afterEach(async () => {
  await line.close();
  server.closeAllConnections();
  server.close();
});

const read = async () => (await fetch(line.url)).text();

test("a whole line brings everything and counts it", async () => {
  expect(await read()).toHaveLength(10_000);
  expect(line.received).toBeGreaterThan(10_000);
});

test.each([100, 5_000])("a line that breaks after %i bytes stays away until it is mended", async (bytes) => {
  line.budget = bytes;
  await expect(read()).rejects.toThrow();
  expect(line.received).toBe(bytes);
  await expect(read()).rejects.toThrow();
  line.mend();
  expect(await read()).toHaveLength(10_000);
});

test("a captive portal answers in the server's place", async () => {
  line.isCaptive = true;
  expect(await read()).toContain("Sign in to our network");
});

test("a server's clock is shifted in its dates alone", async () => {
  line.skewMs = 2 * 24 * 60 * 60_000;
  const { headers } = await fetch(line.url);
  const aheadMs = Date.parse(headers.get("date") ?? "") - Date.now();
  expect(Math.abs(aheadMs - line.skewMs)).toBeLessThan(60_000);
});
