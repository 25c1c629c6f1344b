import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { limitConnections } from "./connections.ts";

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((closed) => server.close(closed));
});

async function listening(isExempt: (address: string) => boolean): Promise<void> {
  server = createServer((_request, answer) => answer.end("ok"));
  limitConnections(server, { total: 100, perAddress: 3, isExempt });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
}

/** Opens a connection and asks; resolves with whether an answer came. */
async function isAnswered(): Promise<boolean> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  return Promise.race([once(socket, "data").then(() => true), once(socket, "close").then(() => false)]);
}

test("the connection after the last one allowed is closed, and one that ends makes room", async () => {
  await listening(() => false);
  expect([await isAnswered(), await isAnswered(), await isAnswered()]).toEqual([true, true, true]);
  expect(await isAnswered()).toBe(false);
  const [first] = sockets;
  first?.destroy();
  await expect.poll(isAnswered).toBe(true);
});

test("a trusted proxy is shared by many people", async () => {
  await listening((address) => address === "127.0.0.1");
  const answers = await Promise.all(Array.from({ length: 8 }, isAnswered));
  expect(answers).toEqual(answers.map(() => true));
});
