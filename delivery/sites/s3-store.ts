import { extname } from "node:path";
import { AwsClient } from "aws4fetch";
import { Fault } from "../lib/fault.ts";
import { contentTypes } from "../lib/content-types.ts";
import { isHashed } from "./parts.ts";
import { withS3Lock } from "./s3-lock.ts";
import type { ReleaseStore } from "./store.ts";

/** Longest wait for one answer, in milliseconds. */
const answerWithinMs = 30_000;

/** Answers that callers know what to do with: missing, in conflict, condition not met, condition not known. */
const handedOut = new Set([404, 409, 412, 501]);

/** Requests to one bucket, below one prefix. */
export interface Bucket {
  readonly name: string;
  /** @throws Fault when the store refuses; what `handedOut` names is for the caller */
  send(
    method: string,
    path: string,
    init?: { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> },
  ): Promise<Response>;
}

/**
 * The site at `s3://BUCKET/PATH` of the store that `S3_ENDPOINT` names. Files get the type and the caching that a web
 * server in front of the bucket should send; compressed forms are left to that server.
 *
 * @throws Fault naming the setting that is missing
 */
export function s3StoreAt(address: string, env: NodeJS.ProcessEnv = process.env): ReleaseStore {
  const bucket = bucketAt(address, env);
  return {
    name: bucket.name,
    async read(path) {
      const answer = await bucket.send("GET", path);
      return answer.status === 404 ? undefined : Buffer.from(await answer.arrayBuffer());
    },
    async writtenAt(path) {
      const answer = await bucket.send("HEAD", path);
      const date = answer.headers.get("last-modified");
      return answer.status === 404 || !date ? undefined : new Date(date);
    },
    async write(path, content) {
      const headers = {
        "content-type": contentTypes[extname(path)] ?? "application/octet-stream",
        "cache-control": isHashed(path.replace(/^[^/]+\//, ""))
          ? "public, max-age=31536000, immutable"
          : "no-cache",
      };
      const { ok, status } = await bucket.send("PUT", path, { body: Buffer.from(content), headers });
      if (!ok) throw new Fault(`${bucket.name}: the store answered ${status} to PUT ${path}.`);
    },
    async remove(path) {
      await bucket.send("DELETE", path);
    },
    async folders(path) {
      return listFolders(bucket, `${path}/`);
    },
    withLock: (work) => withS3Lock(bucket, work),
  };
}

function bucketAt(address: string, env: NodeJS.ProcessEnv): Bucket {
  const [, name, path = ""] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (!name) throw new Fault(`${address}: should be s3://BUCKET or s3://BUCKET/PATH.`);
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !accessKeyId || !secretAccessKey)
    throw new Fault(`${address}: S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY say where that is.`);
  if (!URL.canParse(endpoint)) throw new Fault(`S3_ENDPOINT=${endpoint}: should be an address.`);
  const region = env.S3_REGION || "us-east-1";
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: "s3", region, retries: 4 });
  const base = baseOf(endpoint, name, env.S3_PATH_STYLE !== "off");
  const prefix = path.replace(/\/+$/, "");
  return {
    name: address,
    async send(method, path, { body, headers = {} } = {}) {
      const [file = "", query] = path.split("?");
      const key = [prefix, file]
        .filter(Boolean)
        .map((piece) => piece.split("/").map(encodeURIComponent).join("/"));
      const url = query === undefined ? `${base}${key.join("/")}` : `${base}?${withPrefix(query, prefix)}`;
      const answer = await client
        .fetch(url, { method, headers, ...(body && { body }), signal: AbortSignal.timeout(answerWithinMs) })
        .catch((error: unknown) => {
          throw new Fault(`${address}: the store at ${endpoint} does not answer (${causeOf(error)}).`);
        });
      if (answer.ok || handedOut.has(answer.status)) return answer;
      throw new Fault(`${address}: the store answered ${answer.status} to ${method} ${file}.`);
    },
  };
}

function baseOf(endpoint: string, bucket: string, isPathStyle: boolean): string {
  const url = new URL(endpoint);
  if (isPathStyle) return `${url.href.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}/`;
  url.hostname = `${bucket}.${url.hostname}`;
  return `${url.href.replace(/\/+$/, "")}/`;
}

/** Listings name the prefix in their query; it is told from the path of other calls. */
function withPrefix(query: string, prefix: string): string {
  const params = new URLSearchParams(query);
  params.set("prefix", [prefix, params.get("prefix")].filter(Boolean).join("/"));
  return params.toString();
}

/** Names of the folders below a prefix (ListObjectsV2 with a delimiter). */
async function listFolders(bucket: Bucket, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for (let token: string | undefined = ""; token !== undefined;) {
    const query = new URLSearchParams({ "list-type": "2", delimiter: "/", prefix });
    if (token) query.set("continuation-token", token);
    const answer = await bucket.send("GET", `?${query.toString()}`);
    if (answer.status === 404) throw new Fault(`${bucket.name}: there is no such bucket.`);
    const xml = await answer.text();
    for (const [, path = ""] of xml.matchAll(/<CommonPrefixes>\s*<Prefix>([^<]*)<\/Prefix>/g))
      found.push(path.split("/").at(-2) ?? "");
    token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
  }
  return found;
}

const causeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : String(cause);
};
