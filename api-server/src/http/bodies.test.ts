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
  let tell: () => void = () => undefined;
  arrived = new Promise<void>((resolve) => (tell = resolve));
  limitSlowBodies(app);
  app.addHook("onRequest", (_request, _reply, done) => {
    tell();
    done();
  });
  app.post(
    "/",
    (request) => new Promise((resolve) => request.raw.resume().once("end", () => resolve({ ok: true }))),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Sends the head of a request and the first byte of a body that never ends. */
async function begin(contentType: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  socket.write(
    `POST / HTTP/1.1\r\nHost: api\r\nContent-Type: ${contentType}\r\nContent-Length: 1000000\r\n\r\n{`,
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

  it("may take its time when it brings a file", async () => {
    const socket = await begin("application/offset+octet-stream");
    vi.advanceTimersByTime(deadlineMs * 10);
    const answered = once(socket, "data");
    socket.write("x".repeat(999_999));
    expect(String((await answered)[0])).toContain("200 OK");
  });
});
