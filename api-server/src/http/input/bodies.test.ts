import fastify, { type FastifyInstance } from "fastify";
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limitSlowBodies, registerBodies } from "./bodies.ts";

const deadlineMs = 30_000;

let app: FastifyInstance;
let arrived: Promise<unknown>;
const sockets: Socket[] = [];

beforeEach(async () => {
  app = fastify();
  registerBodies(app);
  app.addContentTypeParser("application/offset+octet-stream", (_request, _body, done) => done(null));
  let onArrival: () => void = () => undefined;
  arrived = new Promise<void>((resolve) => (onArrival = resolve));
  limitSlowBodies(app);
  app.addHook("onRequest", (request, _reply, done) => {
    arrivedBytes = () => request.raw.socket.bytesRead;
    onArrival();
    done();
  });
  app.post(
    "/",
    (request) => new Promise((resolve) => request.raw.resume().once("end", () => resolve({ ok: true }))),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** What the server's one connection has brought so far. */
let arrivedBytes: () => number = () => 0;

/** Sends the head of a request and the first byte of a body that never ends. */
async function begin(contentType: string, length = 1_000_000): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  socket.write(
    `POST / HTTP/1.1\r\nHost: api\r\nContent-Type: ${contentType}\r\nContent-Length: ${length}\r\n\r\n{`,
  );
  await arrived;
  return socket;
}

describe("a body that never ends", () => {
  it("is cut after 30 s when it is a small one", async () => {
    const socket = await begin("application/json");
    const closed = once(socket, "close");
    vi.advanceTimersByTime(deadlineMs - 1);
    expect(socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    await closed;
  });

  it("is cut when it brings a file and drips", async () => {
    const socket = await begin("application/offset+octet-stream");
    const closed = once(socket, "close");
    vi.advanceTimersByTime(120_000);
    await closed;
  });

  it("is cut 30 s after its refusal, however it moves", async () => {
    const socket = await begin("text/plain");
    await once(socket, "data");
    const closed = once(socket, "close");
    vi.advanceTimersByTime(deadlineMs);
    await closed;
  });

  it("may take its time when it brings a file", async () => {
    const socket = await begin("application/offset+octet-stream");
    for (let minute = 0; minute < 5; minute += 1) {
      const before = arrivedBytes();
      socket.write("x".repeat(8_192));
      await expect.poll(arrivedBytes).toBeGreaterThan(before);
      vi.advanceTimersByTime(60_000);
    }
    const answered = once(socket, "data");
    socket.write("x".repeat(999_999 - 5 * 8_192));
    expect(String((await answered)[0])).toContain("200 OK");
  });
});

it("lets a JSON body that is too large flow past and keeps its connection, so that the refusal is read", async () => {
  const socket = await begin("application/json", 50_000_000);
  const answer = once(socket, "data");
  // More than both ends buffer: who closes the connection after the answer breaks it under the sender.
  await new Promise<void>((resolve, reject) => {
    socket.once("close", () => reject(new Error("The connection was closed.")));
    socket.write("x".repeat(50_000_000 - 1), () => resolve());
  });
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 413 /);
  socket.write("GET /none HTTP/1.1\r\nHost: api\r\n\r\n");
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 404 /);
});
