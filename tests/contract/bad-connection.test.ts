import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Ids } from "./support/calls.ts";
import { read, target } from "./support/http.ts";
import { makeOneOfEach } from "./support/records.ts";
import { everythingOf } from "./support/refusals.ts";
import { machinery } from "./support/shapes.ts";

let ids: Ids;
beforeAll(async () => {
  ids = await makeOneOfEach();
});

test("a body that stops in the middle leaves nothing behind", async () => {
  const before = await everythingOf(ids);
  const head = `POST /energyProject/${ids.energy}/photos HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${target().token}\r\nContent-Type: multipart/form-data; boundary=a\r\nContent-Length: 900000\r\n\r\n--a\r\nContent-Disposition: form-data; name="Photos"; filename="x.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  await Promise.all(
    Array.from({ length: 10 }, () => broken(Buffer.concat([Buffer.from(head), Buffer.alloc(100_000, 0xff)]))),
  );
  expect(await everythingOf(ids)).toEqual(before);
  const own = target().own;
  if (own) await expect.poll(() => filesIn(join(own.dataDir, "tmp")), { timeout: 10_000 }).toEqual([]);
});

test.each([
  ["no request at all", "hello\r\n\r\n"],
  ["a request line of 100 kB", `GET /${"x".repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  [
    "headers of 100 kB",
    `GET /healthz HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 1000 }, (_, i) => `x-${i}: ${"y".repeat(100)}\r\n`).join("")}\r\n`,
  ],
  [
    "two lengths",
    "POST /customerLogin HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
  ],
  [
    "length and chunks",
    "POST /customerLogin HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
])("%s is refused with a plain answer", async (_what, words) => {
  const answer = await rawExchange(words);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).not.toMatch(machinery);
});

test("500 slow connections keep nobody else from reading", async () => {
  const { hostname, port } = new URL(target().url);
  const slow = Array.from({ length: 500 }, () => connect(Number(port), hostname));
  for (const socket of slow)
    socket
      .on("error", () => undefined)
      .write("POST /createProjectEvent/Event HTTP/1.1\r\nHost: x\r\nContent-Le");
  try {
    for (let i = 0; i < 20; i++) {
      const began = performance.now();
      expect((await read("/readProjectEvent/Event")).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(1500);
    }
  } finally {
    for (const socket of slow) socket.destroy();
  }
});

test("a JSON body without end is cut off", async () => {
  const { sent, status } = await endlessBody("/customerLogin", 64 * 1024 * 1024);
  expect(sent).toBeLessThan(64 * 1024 * 1024);
  if (status !== undefined) expect(status).toBe(413);
});

async function filesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Sends the bytes and breaks the connection. */
function broken(bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(target().url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => socket.resetAndDestroy()));
    socket.on("error", () => undefined).on("close", () => resolve());
  });
}

/** Sends words as they are; resolves with what came back until the server closed. */
function rawExchange(words: string): Promise<string> {
  const { hostname, port } = new URL(target().url);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(words));
    socket.on("data", (chunk) => (text += chunk.toString()));
    socket.on("error", () => undefined).on("close", () => resolve(text));
  });
}

/**
 * Sends a JSON body as fast as it is taken until the server answers or hangs up, `most` bytes at the most. Resolves
 * with the bytes sent, and the status where one came before the connection was cut.
 */
function endlessBody(path: string, most: number): Promise<{ sent: number; status?: number }> {
  const piece = Buffer.alloc(65_536, " ");
  return new Promise((resolve) => {
    let sent = 0;
    const exchange = request(new URL(path, target().url), {
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    const end = (status?: number) => {
      exchange.destroy();
      resolve({ sent, ...(status === undefined ? {} : { status }) });
    };
    exchange.on("response", ({ statusCode }) => end(statusCode));
    exchange.on("error", () => end());
    const send = () => {
      if (exchange.destroyed) return;
      if (sent >= most) return end();
      sent += piece.length;
      exchange.write(piece, () => setImmediate(send));
    };
    send();
  });
}
