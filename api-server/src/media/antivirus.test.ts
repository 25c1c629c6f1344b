import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { clamdScan, placeIn } from "./antivirus.ts";

/** The test file every scanner takes for a virus, in two halves: whole, it would be found in this source. */
const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${"STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"}`;

let folder = "";
let server: Server | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "antivirus-"));
});
afterEach(() => new Promise<void>((closed) => (server ? server.close(() => closed()) : closed())));
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(content: string | Buffer): Promise<string> {
  const path = join(folder, "file");
  await writeFile(path, content);
  return path;
}

/** A server that speaks clamd's INSTREAM on a real port, and answers by `verdict` of the bytes it was sent. */
async function speaking(verdict: (content: Buffer) => string): Promise<URL> {
  server = createServer((socket) => {
    let held = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (bytes: Buffer) => {
      held = Buffer.concat([held, bytes]);
      const content = streamed(held);
      if (content) socket.end(`${verdict(content)}\0`);
    });
  });
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  return new URL(`tcp://127.0.0.1:${(server?.address() as AddressInfo).port}`);
}

/** The content of a whole INSTREAM command; `undefined` until its empty chunk has come. */
function streamed(held: Buffer): Buffer | undefined {
  const command = "zINSTREAM\0";
  if (held.length < command.length) return undefined;
  expect(held.toString("latin1", 0, command.length)).toBe(command);
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= held.length;) {
    const length = held.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(held.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const byEicar = (content: Buffer) =>
  content.includes(eicar) ? "stream: Eicar-Signature FOUND" : "stream: OK";

it("passes a clean file of several chunks, every byte of it sent", async () => {
  const content = Buffer.alloc(300_000, "clean ");
  let seen: Buffer | undefined;
  const address = await speaking((sent) => ((seen = sent), "stream: OK"));
  await expect(clamdScan(address)(await fileWith(content))).resolves.toBeUndefined();
  expect(seen?.equals(content)).toBe(true);
});

it("refuses a file in which the scanner finds a virus", async () => {
  const refusal = { statusCode: 422, reason: "unsafe-content" };
  await expect(clamdScan(await speaking(byEicar))(await fileWith(eicar))).rejects.toMatchObject(refusal);
});

it.each(["INSTREAM size limit exceeded. ERROR", "stream: Can't allocate memory ERROR", "stream: OK?"])(
  "takes nothing for now when the scanner says %j",
  async (reply) => {
    const scan = clamdScan(await speaking(() => reply));
    await expect(scan(await fileWith("text"))).rejects.toMatchObject({
      statusCode: 503,
      retryAfterSeconds: 60,
    });
  },
);

it("takes nothing for now when no scanner answers", async () => {
  const address = await speaking(byEicar);
  await new Promise((closed) => server?.close(closed));
  server = undefined;
  await expect(clamdScan(address)(await fileWith("text"))).rejects.toMatchObject({ statusCode: 503 });
});

it.each([
  ["tcp://clamd.ministry.example", { host: "clamd.ministry.example", port: 3310 }],
  ["tcp://127.0.0.1:3311", { host: "127.0.0.1", port: 3311 }],
  ["tcp://[::1]:3310", { host: "::1", port: 3310 }],
  ["unix:///run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ["unix:///srv/virus scan/clamd%20ä.ctl", { path: "/srv/virus scan/clamd ä.ctl" }],
])("the address %s is the place %o", (address, place) => {
  expect(placeIn(new URL(address))).toEqual(place);
});
