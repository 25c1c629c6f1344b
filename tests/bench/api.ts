import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import { type Client, signedIn } from "../contract/support/client.ts";
import { pdf } from "../contract/support/calls.ts";
import { formOf } from "../contract/support/http.ts";
import { phone } from "../contract/support/pictures.ts";
import { type RunningApi, startApi } from "../support/servers/api.ts";
import { findPostgres, startPostgres } from "../support/servers/postgres.ts";
import { Figures } from "./figures.ts";
import { fill } from "./api/fill.ts";
import { ratios } from "./api/ratios.ts";
import { large, mixedReads } from "./api/reads.ts";
import { uploadMemory } from "./api/uploads.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

/** What the API server does under load, on PostgreSQL and on the embedded database (docs/budgets.md). */
export async function bench(): Promise<string[]> {
  const figures = new Figures();
  const found = await findPostgres();
  if ("skipped" in found) throw new Error(found.skipped);
  const folder = await mkdtemp(join(tmpdir(), "ministry-bench-"));
  const postgres = await startPostgres(found, { durable: true });
  const running: RunningApi[] = [];
  try {
    const DATABASE_URL = await postgres.createDatabase("bench");
    const onPostgres = await startApi({ env: { DATABASE_URL } });
    running.push(onPostgres);
    const client = await signedIn(onPostgres);
    const pictures = await uploadPictures(client);
    console.log(
      `Filling: ${large.projects} projects, ${large.projects * large.photosEach} photos, ${large.events} events`,
    );
    await fill(join(found.programs, "psql"), DATABASE_URL, pictures, large);
    figures.tell("PostgreSQL: start with the full database", await restarted(onPostgres), "ms", {
      most: 2000,
    });
    await ratios(onPostgres.url, folder, figures);
    await mixedReads("PostgreSQL", onPostgres.url, pictures, figures, 150);
    await uploadMemory(onPostgres, client, figures);

    // The same ministry on the embedded database: by the product's own backup.
    const backup = join(folder, "backup");
    await operate("backup", backup, { DATABASE_URL, DATA_DIR: onPostgres.dataDir });
    await onPostgres.stop();
    const embeddedData = join(folder, "embedded");
    await operate("restore", backup, { DATA_DIR: embeddedData });
    const embedded = await startApi({ dataDir: embeddedData });
    running.push(embedded);
    figures.tell("embedded: start with the full database", await restarted(embedded), "ms", { most: 2000 });
    await ratios(embedded.url, folder, figures);
    await mixedReads("embedded", embedded.url, pictures, figures);
  } finally {
    for (const api of running) await api.remove();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return figures.broken;
}

async function restarted(api: RunningApi): Promise<number> {
  await api.stop();
  return api.start();
}

/** Twelve photos for all projects to share, and one document; resolves with the photos' names once they are small too. */
async function uploadPictures(client: Client): Promise<string[]> {
  const photos = await Promise.all(Array.from({ length: 12 }, () => phone()));
  const made = await client.call("POST", "/createProjectWater/waterProject", {
    form: formOf({ title: "Pictures", photos }),
  });
  await client.call("POST", "/createAssess/DocumentFile", { form: formOf({ title: "Report", file: pdf }) });
  const { _id } = made.json as { _id: string };
  for (;;) {
    const answer = (await client.read(`/ReadWaterProjectPhoto/${_id}/photos`)).json as {
      photos: { Image: string }[];
      media: Record<string, { variants: unknown[] }>;
    };
    const names = answer.photos.map(({ Image }) => Image);
    if (names.every((name) => (answer.media[name]?.variants.length ?? 0) > 0)) return names;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Runs a command of the operator's on the built server. */
async function operate(
  command: "backup" | "restore",
  file: string,
  env: Record<string, string>,
): Promise<void> {
  await run(process.execPath, [join(root, `api-server/dist/${command}.js`), file], {
    env: { ...process.env, ...env },
    maxBuffer: 1 << 24,
  });
}
