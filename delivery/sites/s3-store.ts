import { extname } from "node:path";
import { Fault } from "../lib/fault.ts";
import { contentTypes } from "../lib/content-types.ts";
import { isHashed } from "./parts.ts";
import { bucketAt, type Bucket } from "./s3-bucket.ts";
import { withS3Lock } from "./s3-lock.ts";
import type { ReleaseStore } from "./store.ts";

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
