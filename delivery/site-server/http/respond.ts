import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import type { StoredFile } from "../stores/file-store.ts";
import { contentTypes } from "../../lib/content-types.ts";
import { commonHeaders } from "../../hosting/security.ts";

/** Files named by their content are never asked for again; everything else is asked for each time. */
export const cacheFor = { hashed: "public, max-age=31536000, immutable", mutable: "no-cache" } as const;

export interface Answer {
  /** Name the type is told from. */
  name: string;
  file: StoredFile;
  status?: number;
  headers: Record<string, string>;
}

/** Header with the id that the log has of a request. */
export const requestIdHeader = "x-request-id";

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

const common = Object.entries(commonHeaders).flat();

/** An answer with its headers, but for those of every answer and the request's id; for whoever asks in the same way. */
export interface Prepared {
  status: number;
  etag: string;
  /** Names and values in turns, as Node takes them all at once. */
  headers: readonly string[];
  /** What is said of the body, where one is sent. */
  ofBody: readonly string[];
  bytes: Buffer;
}

/** Prepares a file in the smallest form that the client takes. */
export function prepare(request: IncomingMessage, response: ServerResponse, answer: Answer): Prepared {
  const { name, file, status = 200, headers } = answer;
  const { encoding, bytes, etag } = formFor(file, request);
  const { [requestIdHeader]: _, ...early } = headersOf(response);
  const all: Record<string, string> = { ...early, ...headers, etag };
  if (file.br || file.gzip) all["vary"] = ["accept-encoding", headers["vary"]].filter(Boolean).join(", ");
  const ofBody = {
    ...(encoding && { "content-encoding": encoding }),
    "content-type": contentTypes[extname(name)] ?? "application/octet-stream",
    "content-length": String(bytes.length),
  };
  return {
    status,
    etag,
    headers: Object.entries(all).flat(),
    ofBody: Object.entries(ofBody).flat(),
    bytes,
  };
}

/** Sends what was prepared, or says that the client's copy is still good (RFC 9110). */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  { status, etag, headers, ofBody, bytes }: Prepared,
): void {
  const requestId = headersOf(response)[requestIdHeader];
  const own = requestId === undefined ? [] : [requestIdHeader, requestId];
  const asked = request.headers["if-none-match"];
  if (status === 200 && asked !== undefined && isStillGood(asked, etag)) {
    // The headers of every answer are in the copy.
    response.writeHead(304, [...headers, ...own]).end();
    return;
  }
  response.writeHead(status, [...common, ...headers, ...ofBody, ...own]);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** Answers with a file, in the smallest form the client takes, or says that its copy is still good. */
export function sendFile(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  sendPrepared(request, response, prepare(request, response, answer));
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
  isStillGood(request.headers["if-none-match"] ?? "", formFor(file, request).etag);

function formFor(
  file: StoredFile,
  { headers }: IncomingMessage,
): { encoding?: string; bytes: Buffer; etag: string } {
  const { plain, br, etag } = file;
  const accepted = String(headers["accept-encoding"] ?? "");
  if (br && accepts(accepted, "br")) return { encoding: "br", bytes: br, etag: `"${etag}-br"` };
  // Asked for last: what is made while the server runs is zipped for those alone who take nothing else.
  const gzip = accepts(accepted, "gzip") ? file.gzip : undefined;
  if (gzip) return { encoding: "gzip", bytes: gzip, etag: `"${etag}-gzip"` };
  return { bytes: plain, etag: `"${etag}"` };
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((entry) => {
    const [name, ...parameters] = entry.split(";").map((piece) => piece.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

function isStillGood(header: string, etag: string): boolean {
  return header.split(",").some((given) => given.trim().replace(/^W\//, "") === etag || given.trim() === "*");
}
