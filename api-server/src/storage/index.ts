import { join } from "node:path";
import type { Config } from "../settings/config.ts";
import { openFolderStore } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { S3Failure } from "./s3-requests.ts";
import { openS3Store } from "./s3-store.ts";

/** Opens the store the settings name: a bucket, or else the folder `files` of the data folder. */
export async function openObjectStore({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): Promise<ObjectStore> {
  return s3 ? openS3Store(s3) : openFolderStore(join(dataDir, "files"));
}

/** The file storage can't be used; `message` is the one line an operator reads. */
export class StorageUnusable extends Error {
  override readonly name = "StorageUnusable";
}

/** Opens the store the settings name and asks it once. @throws StorageUnusable naming the setting to look at */
export async function openCheckedStore(config: Pick<Config, "dataDir" | "s3">): Promise<ObjectStore> {
  const store = await openObjectStore(config);
  try {
    await store.check();
    return store;
  } catch (error) {
    await store.close();
    throw config.s3 ? new StorageUnusable(whyUnusable(error, config.s3), { cause: error }) : error;
  }
}

function whyUnusable(error: unknown, { bucket, endpoint }: NonNullable<Config["s3"]>): string {
  const status = error instanceof S3Failure ? error.status : undefined;
  if (status === 404)
    return `There is no bucket "${bucket}" at ${endpoint}. Check S3_BUCKET and S3_ENDPOINT.`;
  if (status === 403 || status === 401)
    return `The object storage at ${endpoint} refuses the sign-in to bucket "${bucket}". Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.`;
  if (status !== undefined)
    return `The object storage at ${endpoint} answers ${status} for bucket "${bucket}". Check S3_ENDPOINT and S3_BUCKET.`;
  const { code } = error as { code?: unknown };
  return `The object storage can't be reached at ${endpoint}${typeof code === "string" ? ` (${code})` : ""}. Check S3_ENDPOINT.`;
}
