import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import type { StoredFile } from "./file-store.ts";
import { contentTypes } from "../lib/content-types.ts";
import { commonHeaders } from "../hosting/security.ts";

/** Files named by their content are never asked for again; everything else is asked for each time. */
export const cacheFor = { hashed: "public, max-age=31536000, immutable", mutable: "no-cache" } as const;

export interface Answer {
  /** Name the type is told from. */
  name: string;
  file: StoredFile;
  status?: number;
  headers: Record<string, string>;
}

const early = new WeakMap<ServerResponse, Record<string, string>>();

/**
 * Headers that an answer gets whoever sends it. Held until then: an answer some of whose headers were set before is
 * written header by header, which takes half as long again.
 */
export function headersOf(response: ServerResponse): Record<string, string> {
  let headers = early.get(response);
  if (!headers) early.set(response, (headers = {}));
  return headers;
}

/** Answers with a file, in the smallest form the client takes, or says that its copy is still good (RFC 9110). */
export function sendFile(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { name, file, status = 200, headers } = answer;
  const { encoding, bytes, etag } = formFor(file, request);
  // All at once: each header that is set by itself is checked and stored by itself.
  const all: Record<string, string | number> = {
    ...commonHeaders,
    ...headersOf(response),
    ...headers,
    etag,
  };
  if (file.br || file.gzip) all["vary"] = ["accept-encoding", headers["vary"]].filter(Boolean).join(", ");
  if (status === 200 && isStillGood(request.headers["if-none-match"], etag)) {
    response.writeHead(304, all).end();
    return;
  }
  if (encoding) all["content-encoding"] = encoding;
  all["content-type"] = contentTypes[extname(name)] ?? "application/octet-stream";
  all["content-length"] = bytes.length;
  response.writeHead(status, all);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** A refusal in plain text: never a page where a script was asked for. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    ...commonHeaders,
    ...headersOf(response),
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    ...headers,
  });
  response.end(`${text}\n`);
}

/** Whether the client's copy of a file is still good, so that it is told so and nothing else. */
export const isUnchanged = (request: IncomingMessage, file: StoredFile): boolean =>
  isStillGood(request.headers["if-none-match"], formFor(file, request).etag);

function formFor(
  { plain, br, gzip, etag }: StoredFile,
  { headers }: IncomingMessage,
): { encoding?: string; bytes: Buffer; etag: string } {
  const accepted = String(headers["accept-encoding"] ?? "");
  if (br && accepts(accepted, "br")) return { encoding: "br", bytes: br, etag: `"${etag}-br"` };
  if (gzip && accepts(accepted, "gzip")) return { encoding: "gzip", bytes: gzip, etag: `"${etag}-gzip"` };
  return { bytes: plain, etag: `"${etag}"` };
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((entry) => {
    const [name, ...parameters] = entry.split(";").map((piece) => piece.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

function isStillGood(header: string | undefined, etag: string): boolean {
  return (header ?? "")
    .split(",")
    .some((given) => given.trim().replace(/^W\//, "") === etag || given.trim() === "*");
}
