import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface StoredObject {
  bytes: Buffer;
  headers: Record<string, string>;
  writtenAt: number;
}

/** An S3-compatible store in memory, with one bucket; it speaks as much of the protocol as releasing needs. */
export interface FakeS3 {
  /** The settings that lead to it. */
  env: Record<string, string>;
  bucket: string;
  objects: Map<string, StoredObject>;
  /** Method and key of each change, in order. */
  changes: string[];
  close(): Promise<void>;
}

type Conditions = "known" | "refused" | "ignored";

interface State extends Pick<FakeS3, "objects" | "changes"> {
  conditions: Conditions;
}

const bucket = "releases";

/**
 * Starts a store on a free port.
 *
 * @param conditions what becomes of `If-None-Match` and `If-Match` on writes: some stores refuse them (501), some
 *   ignore them
 */
export async function startFakeS3({ conditions = "known" as Conditions } = {}): Promise<FakeS3> {
  const state: State = { objects: new Map(), changes: [], conditions };
  const server = createServer((request, response) => void answer(state, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    },
    bucket,
    objects: state.objects,
    changes: state.changes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://store");
  const [, inBucket = "", ...path] = decodeURIComponent(url.pathname).split("/");
  const key = path.join("/");
  const isSigned = /^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? "");
  if (!isSigned) return void response.writeHead(403).end();
  if (inBucket !== bucket) return void response.writeHead(404).end();
  if (key === "") return list(state, url.searchParams, response);
  if (request.method === "PUT") return put(state, key, request, response);
  if (request.method === "DELETE") {
    if (state.objects.delete(key)) state.changes.push(`DELETE ${key}`);
    return void response.writeHead(204).end();
  }
  const found = state.objects.get(key);
  if (!found) return void response.writeHead(404).end();
  const written = new Date(found.writtenAt).toUTCString();
  response.writeHead(200, { ...found.headers, "last-modified": written, etag: etagOf(found) });
  response.end(request.method === "HEAD" ? undefined : found.bytes);
}

const etagOf = ({ bytes }: StoredObject): string => `"${createHash("sha256").update(bytes).digest("hex")}"`;

async function put(
  { objects, changes, conditions }: State,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const { "if-none-match": absent, "if-match": wanted } = request.headers;
  if ((absent ?? wanted) && conditions === "refused") return void response.writeHead(501).end();
  const found = objects.get(key);
  const isMet = (absent !== "*" || !found) && (!wanted || (found && wanted === etagOf(found)));
  if (!isMet && conditions === "known") return void response.writeHead(412).end();
  const headers = {
    "content-type": request.headers["content-type"] ?? "",
    "cache-control": request.headers["cache-control"] ?? "",
  };
  objects.set(key, { bytes: Buffer.concat(chunks), headers, writtenAt: Date.now() });
  changes.push(`PUT ${key}`);
  response.writeHead(200).end();
}

function list({ objects }: State, query: URLSearchParams, response: ServerResponse): void {
  const prefix = query.get("prefix") ?? "";
  const below = [...objects.keys()].filter((key) => key.startsWith(prefix));
  const folders = new Set(
    below
      .map((key) => key.slice(prefix.length))
      .flatMap((rest) => (rest.includes("/") ? [rest.split("/")[0]] : [])),
  );
  // One at a time, so that whoever lists has to go on.
  const after = query.get("continuation-token") ?? "";
  const names = [...folders].map(String).sort();
  const [name, next] = names.slice(after === "" ? 0 : names.indexOf(after));
  response.end(
    `<ListBucketResult>${name === undefined ? "" : `<CommonPrefixes><Prefix>${prefix}${name}/</Prefix></CommonPrefixes>`}` +
      `${next === undefined ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`,
  );
}
