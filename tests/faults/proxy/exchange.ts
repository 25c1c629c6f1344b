import { request as ask, type ClientRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { Answer } from "./answers.ts";

/**
 * Asks the server on `port` of this machine, with `write` sending the body; resolves with the whole answer. Rejects when
 * the server's connection breaks.
 */
export function exchange(
  port: number,
  { method, url, headers }: IncomingMessage,
  write: (upstream: ClientRequest) => Promise<void>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const target = { host: "127.0.0.1", port, method, path: url, agent: false } as const;
    const upstream = ask({ ...target, headers: { ...headers, connection: "close" } }, (reply) => {
      const { statusCode: status = 500, rawHeaders } = reply;
      answered = true;
      bodyOf(reply).then((body) => resolve({ status, headers: withoutConnection(rawHeaders), body }), reject);
    });
    let answered = false;
    upstream.once("error", reject);
    upstream.once("close", () => answered || reject(new Error("the server's connection broke")));
    write(upstream).catch((error: unknown) => {
      upstream.destroy();
      reject(error);
    });
  });
}

/** Each side of the proxy keeps its connections as it likes. */
const withoutConnection = (raw: string[]) =>
  raw.filter((_, at) => !/^(?:connection|keep-alive)$/i.test(raw[at - (at % 2)] ?? ""));

/** Writes an answer; resolves when it is on its way, or the connection is gone. */
export function send(res: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  if (res.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    res.once("close", resolve);
    res.writeHead(status, headers);
    res.end(body, resolve);
  });
}

/** All of a request or an answer. */
export async function bodyOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Until more can be written, or nothing any more. */
export const drained = (stream: ClientRequest) =>
  new Promise<void>((resolve) => {
    const go = () => {
      stream.off("drain", go).off("close", go);
      resolve();
    };
    stream.on("drain", go).on("close", go);
  });

/** Bytes of a request's line and headers. */
export function headBytes({ method = "", url = "", rawHeaders }: IncomingMessage): number {
  const fields = rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
  return `${method} ${url} HTTP/1.1`.length + 2 + fields + 2;
}
