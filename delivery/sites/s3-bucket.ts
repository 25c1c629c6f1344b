import { AwsClient } from "aws4fetch";
import { Fault } from "../lib/fault.ts";
import { onOff } from "../lib/on-off.ts";

/** Longest wait for one answer without its bytes and those of the request, in milliseconds. */
const answerTimeoutMs = 30_000;
/** 64 kbit/s: at the 256 kbit/s of a slow connection, four attempts at a file are in time. */
const slowestBytesPerMs = 8;

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
 * The bucket and prefix at `s3://BUCKET/PATH`, with the keys and the endpoint that the environment names.
 *
 * @param timeoutMs longest wait for one answer, without the time that bytes need on a slow connection
 * @throws Fault naming the setting that is missing
 */
export function bucketAt(
  address: string,
  env: NodeJS.ProcessEnv,
  timeoutMs: number = answerTimeoutMs,
): Bucket {
  const [, name, path = ""] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (!name) throw new Fault(`${address}: should be s3://BUCKET or s3://BUCKET/PATH.`);
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !accessKeyId || !secretAccessKey)
    throw new Fault(`${address}: S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY say where that is.`);
  if (!URL.canParse(endpoint)) throw new Fault(`S3_ENDPOINT=${endpoint}: should be an address.`);
  const region = env.S3_REGION || "us-east-1";
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: "s3", region, retries: 4 });
  const base = baseOf(endpoint, name, onOff(env, "S3_PATH_STYLE", true));
  const prefix = path.replace(/\/+$/, "");
  return {
    name: address,
    async send(method, path, { body, headers = {} } = {}) {
      const [file = "", query] = path.split("?");
      const key = [prefix, file]
        .filter(Boolean)
        .map((piece) => piece.split("/").map(encodeURIComponent).join("/"));
      const url = query === undefined ? `${base}${key.join("/")}` : `${base}?${withPrefix(query, prefix)}`;
      const timeout = timeoutWithin(timeoutMs, body?.length);
      const answer = await client
        .fetch(url, { method, headers, ...(body && { body }), signal: timeout.signal })
        .catch((error: unknown) => {
          throw new Fault(`${address}: the store at ${endpoint} does not answer (${causeOf(error)}).`);
        });
      timeout.restart(Number(answer.headers.get("content-length") ?? 0));
      if (answer.ok || handedOut.has(answer.status)) return answer;
      throw new Fault(`${address}: the store answered ${answer.status} to ${method} ${file}.`);
    },
  };
}

/** A signal that aborts a request that takes longer than its bytes need; restarted for the bytes of the answer. */
function timeoutWithin(timeoutMs: number, bytes = 0) {
  const controller = new AbortController();
  const start = (count: number) =>
    setTimeout(
      () => controller.abort(new DOMException("timeout", "TimeoutError")),
      timeoutMs + count / slowestBytesPerMs,
    ).unref();
  let timer = start(bytes);
  return {
    signal: controller.signal,
    restart(count: number): void {
      clearTimeout(timer);
      timer = start(count);
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

const causeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : String(cause);
};
