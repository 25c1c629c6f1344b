import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApi, type RunningApi, startApi } from "../../../support/servers/api.ts";
import { findPostgres, type Postgres, startPostgres } from "../../../support/servers/postgres.ts";
import { startObjectStorage } from "../../object-storage/object-storage.ts";

/** Servers that share one PostgreSQL and one file storage, as behind a balancer. */
export interface Several {
  servers: RunningApi[];
  stop(): Promise<void>;
}

/** One PostgreSQL and one storage (S3-compatible where it can be had, else one folder) for several servers. */
export async function sharedServices(): Promise<{
  start(count: number, name: string, env?: Record<string, string | undefined>): Promise<Several>;
  stop(): Promise<void>;
}> {
  const found = await findPostgres();
  if ("skipped" in found) throw new Error(found.skipped);
  await buildApi();
  const postgres: Postgres = await startPostgres(found, { durable: true });
  const storage = await startObjectStorage();
  const folder = await mkdtemp(join(tmpdir(), "ministry-shared-"));
  const files: Record<string, string> =
    "skipped" in storage
      ? {}
      : {
          S3_ENDPOINT: storage.endpoint,
          S3_REGION: storage.region,
          S3_ACCESS_KEY_ID: storage.accessKey,
          S3_SECRET_ACCESS_KEY: storage.secretKey,
        };
  return {
    async start(count, name, env = {}) {
      const DATABASE_URL = await postgres.createDatabase(name);
      if (!("skipped" in storage)) {
        await storage.createBucket(name);
        files["S3_BUCKET"] = name;
      }
      // At once: the servers race for the migrations.
      const servers = await Promise.all(
        Array.from({ length: count }, (_, i) =>
          startApi({
            // With a bucket they share nothing else; without one, the folder that holds the files.
            dataDir: join(folder, name, "skipped" in storage ? "shared" : String(i)),
            env: { DATABASE_URL, ...files, ...env },
          }),
        ),
      );
      return {
        servers,
        stop: async () => void (await Promise.all(servers.map((server) => server.stop("SIGKILL")))),
      };
    },
    async stop() {
      if (!("skipped" in storage)) await storage.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
