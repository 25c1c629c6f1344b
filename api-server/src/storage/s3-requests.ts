import { AwsClient } from "aws4fetch";
import { createReadStream } from "node:fs";
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { S3Settings } from "../settings/s3-settings.ts";
import type { ObjectSource } from "./object-store.ts";

export interface S3Call {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Absent for calls on the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: { source: ObjectSource; bytes: number };
  /** How long the answer's head may take over all attempts; by default it depends on the kind of call. Milliseconds. */
  withinMs?: number;
}

/** The store answered, but not with what was asked for. */
export class S3Failure extends Error {
  override readonly name = "S3Failure";
  constructor(
    method: string,
    readonly status: number,
  ) {
    super(`object storage answered ${status} to ${method}`);
  }
}

const tries = 3;

/**
 * How long an answer's head may take over all attempts, in milliseconds. A visitor waits for a read; a large file
 * takes its time to arrive, so for what is sent only the silence of the store counts.
 */
const answerWithinMs = { read: 1_800, list: 20_000, write: 25_000 };
/** Waiting longer than this for the next byte ends a request, in milliseconds. */
const idleMs = 10_000;

function deadlineOf({ method, key, withinMs }: S3Call): number {
  if (withinMs !== undefined) return withinMs;
  if (method === "PUT" || method === "DELETE") return answerWithinMs.write;
  return key === undefined ? answerWithinMs.list : answerWithinMs.read;
}

/**
 * Signed requests to an S3-compatible store. Bodies are piped with a content length and an unsigned
 * payload: signing them would mean holding them in memory, and chunked signatures are not known everywhere.
 * A broken line or a 5xx is tried again; `send` resolves with the answer's head, its body still to be read.
 */
export function s3Requests(settings: S3Settings) {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, service: "s3", region });
  const base = bucketAddress(settings);
  const secure = endpoint.startsWith("https:");
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const request = secure ? httpsRequest : httpRequest;

  async function once(
    { method, key, query, headers, body }: S3Call,
    leftMs: number,
  ): Promise<IncomingMessage> {
    const url = new URL(key ?? "", base);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signed = await signer.sign(url, {
      method,
      headers: { ...headers, "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
    });
    const sent = Object.fromEntries(signed.headers);
    if (body) sent["content-length"] = String(body.bytes);

    return new Promise((resolve, reject) => {
      // Some stores send a body after a HEAD's answer, which would spoil the next answer on the connection.
      const line = method === "HEAD" ? { agent: false as const } : { agent };
      const call = request(signed.url, { method, headers: sent, timeout: Math.min(idleMs, leftMs), ...line });
      call.once("timeout", () => call.destroy(new Error("object storage went silent")));
      call.once("error", reject);
      call.once("response", (answer) => {
        call.setTimeout(idleMs);
        // The call's own error handler is spent once the answer is here; later breaks surface on the answer.
        call.on("error", (error) => method !== "HEAD" && answer.destroy(error));
        resolve(answer);
      });
      if (body) pipeline(open(body.source), call).catch(reject);
      else call.end();
    });
  }

  async function send(call: S3Call): Promise<IncomingMessage> {
    const deadline = Date.now() + deadlineOf(call);
    for (let attempt = 1; ; attempt += 1) {
      const pauseMs = 100 * 2 ** attempt;
      const isLast = () => attempt === tries || Date.now() + pauseMs >= deadline;
      try {
        const answer = await once(call, Math.max(1, deadline - Date.now()));
        if ((answer.statusCode ?? 0) < 500 || isLast()) return answer;
        await drain(answer);
      } catch (error) {
        if (isLast() || isLocal(error)) throw error;
      }
      await pause(pauseMs);
    }
  }

  return { send, close: () => agent.destroy() };
}

/** The bucket's address, in the path or in the host name, ending in a slash. */
function bucketAddress({ endpoint, bucket, pathStyle }: S3Settings): URL {
  const address = new URL(endpoint);
  if (pathStyle) address.pathname = `${address.pathname.replace(/(?<!\/)\/+$/, "")}/${bucket}/`;
  else address.hostname = `${bucket}.${address.hostname}`;
  return address;
}

/** Reads an answer's body to the end, so that its connection is free again; `limit` guards the memory. */
export async function drain(answer: IncomingMessage, limit = 4 * 1024 * 1024): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) throw new Error("object storage sent an endless answer");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const open = (source: ObjectSource): Readable =>
  "path" in source ? createReadStream(source.path) : Readable.from([source.data]);

/** The file to send can't be read: trying again would not help. */
const isLocal = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && error.syscall === "open";

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
