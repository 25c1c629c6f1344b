import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Connection } from "./connection.ts";

let server: Server;
let connection: Connection;

beforeEach(async () => {
  server = createServer((_request, answer) => answer.end("x".repeat(10_000)));
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  connection = await Connection.open((server.address() as AddressInfo).port);
});
afterEach(async () => {
  await connection.close();
  server.closeAllConnections();
  server.close();
});

const read = async () => (await fetch(connection.url)).text();

test("a working connection brings everything and counts it", async () => {
  expect(await read()).toHaveLength(10_000);
  expect(connection.received).toBeGreaterThan(10_000);
});

test.each([100, 5_000])(
  "a connection that breaks after %i bytes stays away until it is mended",
  async (bytes) => {
    connection.budget = bytes;
    await expect(read()).rejects.toThrow();
    expect(connection.received).toBe(bytes);
    await expect(read()).rejects.toThrow();
    connection.mend();
    expect(await read()).toHaveLength(10_000);
  },
);

test("a connection that breaks is reset, and not closed in order", async () => {
  const browser = connect(Number(new URL(connection.url).port), "localhost");
  browser.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const ended = new Promise((resolve) => {
    browser
      .on("end", () => resolve("closed"))
      .on("error", ({ code }: NodeJS.ErrnoException) => resolve(code));
  });
  browser.once("data", () => connection.hangUp());
  expect(await ended).toBe("ECONNRESET");
});

test("a captive portal answers in the server's place", async () => {
  connection.isCaptive = true;
  expect(await read()).toContain("Sign in to our network");
});

test("a server's clock is shifted in its dates alone", async () => {
  connection.skewMs = 2 * 24 * 60 * 60_000;
  const { headers } = await fetch(connection.url);
  const aheadMs = Date.parse(headers.get("date") ?? "") - Date.now();
  expect(Math.abs(aheadMs - connection.skewMs)).toBeLessThan(60_000);
});
