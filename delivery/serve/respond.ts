import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import type { StoredFile } from "./file-store.ts";
import { commonHeaders } from "./security.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".atom": "application/atom+xml; charset=utf-8",
  ".wasm": "application/wasm",
};

/** Files named by their content are never asked for again; everything else is asked for each time. */
export const cacheFor = { hashed: "public, max-age=31536000, immutable", mutable: "no-cache" } as const;

export interface Answer {
  /** Name the type is told from. */
  name: string;
  file: StoredFile;
  status?: number;
  headers: Record<string, string>;
}

/** Answers with a file, in the smallest form the client takes, or says that its copy is still good (RFC 9110). */
export function sendFile(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { name, file, status = 200, headers } = answer;
  const { encoding, bytes } = formFor(file, String(request.headers["accept-encoding"] ?? ""));
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  for (const [key, value] of Object.entries({ ...commonHeaders, ...headers, etag }))
    response.setHeader(key, value);
  if (file.br || file.gzip) response.setHeader("vary", "accept-encoding");
  if (status === 200 && isStillGood(request.headers["if-none-match"], etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader("content-encoding", encoding);
  response.writeHead(status, {
    "content-type": types[extname(name)] ?? "application/octet-stream",
    "content-length": bytes.length,
  });
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
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    ...headers,
  });
  response.end(`${text}\n`);
}

function formFor(file: StoredFile, accepted: string): { encoding?: string; bytes: Buffer } {
  if (file.br && accepts(accepted, "br")) return { encoding: "br", bytes: file.br };
  if (file.gzip && accepts(accepted, "gzip")) return { encoding: "gzip", bytes: file.gzip };
  return { bytes: file.plain };
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
