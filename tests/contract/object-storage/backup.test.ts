import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "../../support/servers/api.ts";
import { findPostgres, startPostgres } from "../../support/servers/postgres.ts";
import { startObjectStorage } from "./object-storage.ts";

const built = fileURLToPath(new URL("../../../api-server/dist/", import.meta.url));

/** Runs a command of the built server with a server's settings; rejects with what it printed. */
const command = (name: string, args: string | string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(built, `${name}.js`), ...[args].flat()], {
    env: { ...process.env, ...env },
  });

const found = await findPostgres();
const storage = "skipped" in found ? found : await startObjectStorage();

if ("skipped" in found || "skipped" in storage) {
  const reason = "skipped" in storage ? storage.skipped : "";
  console.warn(`SKIPPED: backups between the embedded server and PostgreSQL with S3: ${reason}`);
  describe.skip(`backups between kinds of servers (${reason})`, () => it("is not here", () => undefined));
} else {
  const postgres = await startPostgres(found);
  const folder = await mkdtemp(join(tmpdir(), "backups-"));
  const large = {
    DATABASE_URL: await postgres.createDatabase("moved"),
    S3_ENDPOINT: storage.endpoint,
    S3_BUCKET: storage.bucket,
    S3_REGION: storage.region,
    S3_ACCESS_KEY_ID: storage.accessKey,
    S3_SECRET_ACCESS_KEY: storage.secretKey,
  };
  const servers: RunningApi[] = [];
  const start = async (...options: Parameters<typeof startApi>) => {
    const api = await startApi(...options);
    servers.push(api);
    return api;
  };

  afterAll(async () => {
    await Promise.all(servers.map((api) => api.remove()));
    await Promise.all([postgres.stop(), storage.stop()]);
    await rm(folder, { recursive: true });
  });

  describe("a ministry moves with its backup", () => {
    it("from the embedded server to PostgreSQL with S3 and back, rows and files alike", async () => {
      const small = await start();
      await fill(small);
      const before = await everything(small);
      expect(before.files).toHaveLength(2);

      const archive = join(folder, "small.tar");
      await command("backup", archive, { DATA_DIR: small.dataDir });
      const [moveDir, homeDir] = [join(folder, "moved"), join(folder, "home")];
      await command("restore", archive, { DATA_DIR: moveDir, ...large });
      const moved = await start({ env: large, dataDir: moveDir });
      expect(await everything(moved)).toEqual(before);

      const second = join(folder, "large.tar");
      await command("backup", second, { DATA_DIR: moveDir, ...large });
      await command("restore", second, { DATA_DIR: homeDir });
      expect(await everything(await start({ dataDir: homeDir }))).toEqual(before);
    }, 300_000);

    it("says which administrators come back, and overwrites no archive unasked", async () => {
      const [archive, elsewhere] = [join(folder, "small.tar"), join(folder, "elsewhere")];
      const { stdout } = await command("restore", archive, { DATA_DIR: elsewhere });
      expect(stdout).toContain("officer@ministry.example");
      expect(stdout).toContain("with the passwords they had on");
      await expect(command("backup", archive, { DATA_DIR: elsewhere })).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining("--replace"),
      });
    });

    it("but not over what a database holds, unless asked to, nor while a server uses it", async () => {
      const archive = join(folder, "small.tar");
      const env = { DATA_DIR: join(folder, "moved"), ...large };
      // The server of the first test is still running on it.
      await expect(command("restore", [archive, "--replace"], env)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining("A server uses this database"),
      });
      const onPostgres = servers.find(({ dataDir }) => dataDir === env.DATA_DIR);
      await onPostgres?.stop();
      await expect(command("restore", archive, env)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining("--replace"),
      });
      await command("restore", [archive, "--replace"], env);
    }, 300_000);

    it("with encrypted backups on object storage, of which the newest is tried out and restored", async () => {
      const keyFile = join(folder, "backup-key");
      const made = await command("backup", ["--new-key", keyFile], {});
      const BACKUP_PUBLIC_KEY = /BACKUP_PUBLIC_KEY=(\S+)/.exec(made.stdout)?.[1] ?? "";
      await storage.createBucket("backups");
      const env = { DATA_DIR: join(folder, "moved"), ...large, BACKUP_PUBLIC_KEY };
      const place = "s3://backups/ministry";
      await command("backup", ["--to", place, "--keep", "7,4,12"], env);
      const again = await command("backup", ["--to", place, "--keep", "7,4,12"], env);
      expect(again.stdout).toContain("0 of them new");
      const { stdout } = await command("restore", [place, "--key", keyFile, "--drill"], env);
      expect(stdout).toContain("The drill passed");
      const DATA_DIR = join(folder, "from bucket");
      await command("restore", [place, "--key", keyFile], {
        ...large,
        DATABASE_URL: "",
        S3_ENDPOINT: "",
        S3_BUCKET: "",
        S3_ACCESS_KEY_ID: "",
        S3_SECRET_ACCESS_KEY: "",
        DATA_DIR,
        BACKUP_S3_ENDPOINT: storage.endpoint,
        BACKUP_S3_ACCESS_KEY_ID: storage.accessKey,
        BACKUP_S3_SECRET_ACCESS_KEY: storage.secretKey,
      });
      expect((await everything(await start({ dataDir: DATA_DIR }))).files).toHaveLength(2);
    }, 300_000);

    it("but not into a server that is running", async () => {
      const busy = await start();
      const restoring = command("restore", join(folder, "small.tar"), { DATA_DIR: busy.dataDir });
      await expect(restoring).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining("Stop the server"),
      });
    });
  });
}

async function fill({ url, admin }: RunningApi): Promise<void> {
  const signedIn = await fetch(`${url}/customerLogin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const send = async (path: string, fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    expect(answer.status, await answer.text()).toBeLessThan(300);
  };
  // Small enough that no smaller copies are made: those may come at any time.
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: "#2070b0" } });
  const photo = new File([new Uint8Array(await picture.jpeg().toBuffer())], "dam.jpg");
  await send("/createProjectWater/waterProject", {
    title: "Dam سد",
    desc: 'Two\nlines, "quoted"',
    coverImage: photo,
  });
  const report = new File(["%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"], "تقرير.pdf");
  await send("/createAssess/DocumentFile", { title: "Report", category: "water", file: report });
}

/** What a visitor can see: the lists, and every file they name. */
async function everything({ url }: RunningApi) {
  const read = async (path: string): Promise<unknown[]> => {
    const answer = (await (await fetch(url + path)).json()) as unknown[] | { data: unknown[] };
    return Array.isArray(answer) ? answer : answer.data;
  };
  const projects = (await read("/readProjectWater/waterProject")) as { coverImage: string }[];
  const documents = (await read("/ReadAssess/DocumentFile")) as { path: string; fileUrl?: string }[];
  const names = [
    ...projects.map((one) => one.coverImage),
    ...documents.map((one) => one.path.replace(/^.*\//, "")),
  ];
  const files = await Promise.all(
    names.map(async (name) => {
      const answer = await fetch(`${url}/storage/${name}`);
      const content = Buffer.from(await answer.arrayBuffer()).toString("base64");
      return { name, status: answer.status, disposition: answer.headers.get("content-disposition"), content };
    }),
  );
  expect(files.every(({ status }) => status === 200)).toBe(true);
  // The address of the host is the one thing that may differ.
  return { projects, documents: documents.map((one) => ({ ...one, fileUrl: undefined })), files };
}
