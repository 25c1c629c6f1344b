import { request } from "node:http";
import { type HostileRequest } from "./hostile.ts";

export interface WireAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  text: string;
}

/**
 * Sends a request byte by byte as it is, on a connection of its own: `fetch` would repair half of what a hostile
 * client may send.
 */
export function send(apiUrl: string, { method, path, headers, body }: HostileRequest, token: string) {
  const { hostname, port } = new URL(apiUrl);
  const all = {
    ...headers,
    authorization: `Bearer ${token}`,
    ...(body && { "content-length": String(body.length) }),
  };
  return new Promise<WireAnswer>((resolve) => {
    const sent = request({ agent: false, hostname, port, method, path, headers: all }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("close", () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on("error", (error) => resolve({ status: 0, text: String(error) }));
    sent.end(body);
  });
}
