import { createReadStream } from "node:fs";
import { connect } from "node:net";
import { Problem } from "../lib/problems.ts";
import { FileRefusal } from "./refusal.ts";

/** Resolves for a clean file; rejects with a `FileRefusal` for an infected one, with a 503 `Problem` without an answer. */
export type Scan = (path: string) => Promise<void>;

const infected = () =>
  new FileRefusal(422, "unsafe-content", "The file contains a virus. It was not stored.");
const notScanned = (cause: unknown) =>
  Object.assign(new Problem(503, "The file could not be checked for viruses. Please try again later.", 60), {
    cause,
  });

/** A scan that takes longer is given up, in milliseconds. */
const scanWithinMs = 60_000;
const maxReplyBytes = 4_096;

/** One chunk as clamd's INSTREAM wants it: its length in four bytes, then its bytes; a length of 0 ends the stream. */
function chunk(bytes: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes.length);
  return Buffer.concat([head, bytes]);
}

/** Where clamd listens, as `connect` takes it: URLs percent-encode paths and put IPv6 addresses into brackets. */
export const placeIn = ({ protocol, pathname, hostname, port }: URL) =>
  protocol === "unix:"
    ? { path: decodeURIComponent(pathname) }
    : { host: hostname.replace(/^\[(.+)\]$/, "$1"), port: Number(port || 3310) };

/** Sends a file to clamd and resolves with its one line of reply (clamd(8), INSTREAM). */
function ask(address: URL, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(placeIn(address));
    const late = setTimeout(() => socket.destroy(new Error("clamd did not answer in time")), scanWithinMs);
    let reply = "";
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => (reply = (reply + text).slice(0, maxReplyBytes)));
    socket.on("error", (error) => (reply === "" ? reject(error) : resolve(reply)));
    socket.on("close", () => {
      clearTimeout(late);
      if (reply === "") reject(new Error("clamd closed the connection without a reply"));
      else resolve(reply);
    });
    socket.once("connect", () => {
      void sendFile(path, (bytes) => write(bytes)).catch((error: Error) => socket.destroy(error));
    });
    const write = (bytes: Buffer) =>
      new Promise<void>((written) => (socket.destroyed ? written() : socket.write(bytes, () => written())));
  });
}

async function sendFile(path: string, write: (bytes: Buffer) => Promise<void>): Promise<void> {
  await write(Buffer.from("zINSTREAM\0"));
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) await write(chunk(bytes));
  await write(chunk(Buffer.alloc(0)));
}

/**
 * A scan by the ClamAV daemon at `address` (`tcp://host:3310` or `unix:///run/clamav/clamd.ctl`). Nothing is stored
 * unscanned: when clamd does not answer, or refuses the size, the file is refused for now.
 */
export function clamdScan(address: URL): Scan {
  return async (path) => {
    const reply = await ask(address, path).catch((error: unknown) => {
      throw notScanned(error);
    });
    const said = reply.replaceAll("\0", "").trim();
    if (said.endsWith("FOUND")) throw infected();
    if (!/^stream: OK$/.test(said)) throw notScanned(new Error(`clamd: ${said}`));
  };
}
