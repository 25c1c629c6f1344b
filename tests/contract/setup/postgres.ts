import type { TestProject } from "vitest/node";
import { buildApi, startApi } from "../../support/servers/api.ts";
import { findPostgres, startPostgres } from "../../support/servers/postgres.ts";
import { type ObjectStorage, startObjectStorage } from "../object-storage/object-storage.ts";
import { signInTo } from "./sign-in.ts";

/** The server as the ministry runs it: PostgreSQL, and S3-compatible storage where it can be had. */
export default async function setup(project: TestProject) {
  const found = await findPostgres();
  if ("skipped" in found) throw new Error(found.skipped);
  await buildApi();
  const running: { stop(): Promise<unknown> }[] = [];
  const stopAll = async () => {
    for (const one of running.splice(0).reverse()) await one.stop();
  };
  try {
    const postgres = await startPostgres(found);
    running.push(postgres);
    const storage = await startObjectStorage();
    if ("skipped" in storage)
      console.warn(`\nSKIPPED: S3-compatible storage, using a folder: ${storage.skipped}\n`);
    else running.push(storage);
    const database = { DATABASE_URL: await postgres.createDatabase("contract") };
    const api = await startApi({
      env: { ...database, ...("skipped" in storage ? {} : s3Settings(storage)) },
    });
    running.push({ stop: () => api.remove() });
    const token = await signInTo(api.url, api.admin.email, api.admin.password);
    project.provide("target", {
      url: api.url,
      ...api.admin,
      token,
      own: { pid: api.pid(), dataDir: api.dataDir },
    });
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

const s3Settings = (storage: ObjectStorage) => ({
  S3_ENDPOINT: storage.endpoint,
  S3_BUCKET: storage.bucket,
  S3_REGION: storage.region,
  S3_ACCESS_KEY_ID: storage.accessKey,
  S3_SECRET_ACCESS_KEY: storage.secretKey,
});
