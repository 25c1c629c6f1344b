import { stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { S3Settings } from "../settings/s3-settings.ts";
import { assertKey, isKey } from "./keys.ts";
import type { ByteRange, ObjectSource, ObjectStore } from "./object-store.ts";
import { listingOf } from "./s3-listing.ts";
import { S3Failure, drain, s3Requests } from "./s3-requests.ts";

/** A visitor in a tunnel reads nothing for a while, and the store is not to blame for that silence. */
const slowReaderMs = 5 * 60_000;

/** Object that holds the id of the installation the bucket belongs to; no key, so never listed as a stored file. */
const installationObject = "installation-id";

type Send = ReturnType<typeof s3Requests>["send"];

async function read(send: Send, key: string, range?: ByteRange): ReturnType<ObjectStore["get"]> {
  assertKey(key);
  const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {};
  const answer = await send({ method: "GET", key, headers });
  if (answer.statusCode === 404) return void (await drain(answer));
  if (answer.statusCode !== (range ? 206 : 200)) return fail("GET", answer);
  answer.setTimeout(slowReaderMs);
  const total = range ? answer.headers["content-range"]?.split("/")[1] : answer.headers["content-length"];
  return { stream: answer, totalBytes: Number(total) };
}

/** Whose bucket it is. */
const ownership = (send: Send): Pick<ObjectStore, "installation" | "setInstallation"> => ({
  async installation() {
    const answer = await send({ method: "GET", key: installationObject });
    if (answer.statusCode === 404) return void (await drain(answer));
    if (answer.statusCode !== 200) return fail("GET", answer);
    return (await drain(answer)).trim() || undefined;
  },

  async setInstallation(id) {
    const data = Buffer.from(`${id}\n`);
    const body = { source: { data }, bytes: data.length };
    const headers = { "content-type": "text/plain" };
    await finish("PUT", await send({ method: "PUT", key: installationObject, headers, body }));
  },
});

/** Files in a bucket of an S3-compatible store. The bucket is made by whoever runs the store, not by us. */
export function openS3Store(settings: S3Settings): ObjectStore {
  const { send, close } = s3Requests(settings);

  return {
    async put(key, source, { contentType }) {
      assertKey(key);
      const bytes = await sizeOf(source);
      const answer = await send({
        method: "PUT",
        key,
        headers: { "content-type": contentType },
        body: { source, bytes },
      });
      await finish("PUT", answer);
      return { key, bytes, modifiedAt: new Date() };
    },

    get: (key, range) => read(send, key, range),

    async head(key) {
      assertKey(key);
      const answer = await send({ method: "HEAD", key });
      answer.resume();
      if (answer.statusCode === 404) return undefined;
      if (answer.statusCode !== 200) throw new S3Failure("HEAD", answer.statusCode ?? 0);
      return {
        key,
        bytes: Number(answer.headers["content-length"]),
        modifiedAt: new Date(answer.headers["last-modified"] ?? 0),
      };
    },

    async remove(key) {
      assertKey(key);
      const answer = await send({ method: "DELETE", key });
      if (answer.statusCode === 404) await drain(answer);
      else await finish("DELETE", answer);
    },

    async *list() {
      // Foreign names are left out.
      for await (const object of listingOf(send)) if (isKey(object.key)) yield object;
    },

    ...ownership(send),

    async check() {
      const query = { "list-type": "2", "max-keys": "1" };
      await finish("GET", await send({ method: "GET", query, withinMs: 1_800 }));
    },

    async close() {
      close();
    },
  };
}

async function finish(method: string, answer: IncomingMessage): Promise<void> {
  const status = answer.statusCode ?? 0;
  if (status < 200 || status > 299) return fail(method, answer);
  await drain(answer);
}

async function fail(method: string, answer: IncomingMessage): Promise<never> {
  await drain(answer);
  throw new S3Failure(method, answer.statusCode ?? 0);
}

async function sizeOf(source: ObjectSource): Promise<number> {
  return "path" in source ? (await stat(source.path)).size : source.data.length;
}
