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
import { many } from "../contract/support/shapes.ts";
import { type RunningApi, startApi } from "../support/servers/api.ts";
import { findPostgres, startPostgres } from "../support/servers/postgres.ts";
import { fill } from "./api/fill.ts";
import { Figures } from "./figures.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const size = { projects: 10_000, photosEach: 5, events: 2_000, documents: 500 };

/** How long backup, drill and restore take with 10,000 projects and 50,000 photos, into PostgreSQL and embedded. */
export async function bench(): Promise<string[]> {
  const figures = new Figures();
  const found = await findPostgres();
  if ("skipped" in found) throw new Error(found.skipped);
  const folder = await mkdtemp(join(tmpdir(), "ministry-restore-"));
  const postgres = await startPostgres(found, { durable: true });
  const running: RunningApi[] = [];
  const timed = async (name: string, most: number, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    figures.tell(name, (performance.now() - began) / 1000, "s", { most });
  };
  try {
    const DATABASE_URL = await postgres.createDatabase("full");
    const api = await startApi({ env: { DATABASE_URL } });
    running.push(api);
    const pictures = await upload(await signedIn(api));
    await fill(join(found.programs, "psql"), DATABASE_URL, pictures, size);
    const key = join(folder, "key");
    const { stdout } = await operate("backup", ["--new-key", key], { DATABASE_URL, DATA_DIR: api.dataDir });
    const BACKUP_PUBLIC_KEY = /BACKUP_PUBLIC_KEY=(\S+)/.exec(stdout)?.[1] ?? "";
    const to = join(folder, "backups");
    const env = { DATABASE_URL, DATA_DIR: api.dataDir, BACKUP_PUBLIC_KEY };
    await timed("backup, encrypted, the first", 120, () => operate("backup", ["--to", to], env));
    await timed("backup, encrypted, the next", 120, () => operate("backup", ["--to", to], env));
    await timed("drill: restored and compared", 300, () =>
      operate("restore", [to, "--key", key, "--drill"], env),
    );
    const targets = { PostgreSQL: await postgres.createDatabase("again"), embedded: undefined };
    for (const [name, url] of Object.entries(targets)) {
      const target: Record<string, string> = {
        DATA_DIR: join(folder, name),
        ...(url && { DATABASE_URL: url }),
      };
      await timed(`restore into ${name}`, 300, () => operate("restore", [to, "--key", key], target));
      const again = await startApi({
        dataDir: target["DATA_DIR"] ?? "",
        env: url ? { DATABASE_URL: url } : {},
      });
      running.push(again);
      const { json } = await (await signedIn(again)).read("/readProjectWater/waterProject");
      figures.tell(`water projects read from ${name} afterwards`, many(json).length, "", {
        least: size.projects / 2,
      });
    }
  } finally {
    for (const api of running) await api.remove();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return figures.broken;
}

/** Photos for all projects to share, and a document. */
async function upload(client: Client): Promise<string[]> {
  const photos = await Promise.all(Array.from({ length: 6 }, () => phone()));
  const form = formOf({ title: "Pictures", photos });
  const { json } = await client.call("POST", "/createProjectWater/waterProject", { form });
  await client.call("POST", "/createAssess/DocumentFile", { form: formOf({ title: "Report", file: pdf }) });
  const gallery = await client.read(`/ReadWaterProjectPhoto/${(json as { _id: string })._id}/photos`);
  return many(gallery.json, "photos").map(({ Image }) => String(Image));
}

/** Runs a command of the operator's on the built server. */
const operate = (command: "backup" | "restore", args: string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(root, `api-server/dist/${command}.js`), ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 1 << 24,
  });
