import { join } from "node:path";
import type { Config } from "../config.ts";
import { openFolderStore } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { openS3Store } from "./s3-store.ts";

/** Opens the store the settings name: a bucket, or else the folder `files` of the data folder. */
export async function openObjectStore({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): Promise<ObjectStore> {
  return s3 ? openS3Store(s3) : openFolderStore(join(dataDir, "files"));
}
