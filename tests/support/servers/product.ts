import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { partNames } from "../../../delivery/sites/parts.ts";
import { freePort } from "./free-port.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The first admin of every product that the tests start. */
export const firstAdmin = { email: "officer@ministry.example", password: "a long password for the tests" };

/** How long a start may take when every part has to be built first. */
const readyWithinMs = 240_000;

export interface Product {
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** Settings it was started with; the release command needs the same ones. */
  readonly settings: Record<string, string>;
  /** Process id of the command; the API is a child of it. */
  pid(): number;
  /** Starts site and API again after `stop`, on the same ports and data. */
  start(): Promise<void>;
  /** Stops site and API as an operator would, and waits until both are gone. */
  stop(): Promise<void>;
  /** Stops and removes everything the product wrote. */
  remove(): Promise<void>;
}

/**
 * Starts the product the way `npm start` does, on free ports and in a folder of its own.
 * Rejects with what the product printed when it ends before its `Ready` line.
 */
export async function startProduct(extra: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "ministry-"));
  // The socket by which a server held its folder is no file that can be copied, and nobody listens there any more.
  const filter = (source: string) => !source.endsWith(".sock");
  await cp(await startedOnce(), folder, { recursive: true, filter });
  const settings = { ...(await settingsIn(folder)), ...extra };
  let running: ChildProcess | undefined;

  const product: Product = {
    siteUrl: `http://localhost:${settings["APP_PORT"]}`,
    apiUrl: `http://localhost:${settings["API_PORT"]}`,
    settings,
    pid: () => running?.pid ?? -1,
    async start() {
      running = await launch(settings);
    },
    async stop() {
      if (running) await end(running);
      running = undefined;
    },
    async remove() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await product.start();
  return product;
}

/** Settings of a product in a folder of its own, on ports that are free now. */
async function settingsIn(folder: string): Promise<Record<string, string>> {
  return {
    APP_PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    DATA_DIR: join(folder, "data"),
    SITES_DIR: join(folder, "sites"),
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
    SAMPLE_DATA: "off",
    // What pages report is sampled: tests that count requests must not depend on the draw.
    REPORT_SHARE: "0",
  };
}

/** Where installations that were started once lie; with the packages they are removed. */
const startedFolder = join(root, "node_modules/.cache/ministry/started");

/** What each part's build writes: a new one of any of them makes another installation. */
const built = ["api-server/dist/server.js", ...partNames.map((name) => `${name}/dist/asset-manifest.json`)];

/**
 * Returns an installation that was started once and stopped, made by the first who asks: a copy of it starts in a
 * quarter of the time that a new database and three releases take. Another build of a part makes another one: from an
 * older one each start would release that part once more.
 */
export async function startedOnce(): Promise<string> {
  const times = await Promise.all(
    built.map(async (file) => (await stat(join(root, file)).catch(() => ({ mtimeMs: 0 }))).mtimeMs),
  );
  const build = times.map(Math.round).join("-");
  const folder = join(startedFolder, build);
  if (existsSync(folder)) return folder;
  await mkdir(startedFolder, { recursive: true });
  const own = await mkdtemp(`${folder}-`);
  await end(await launch(await settingsIn(own)));
  // Two workers may have made one each: the first stays.
  await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }));
  const older = (await readdir(startedFolder)).filter((name) => !name.startsWith(build));
  await Promise.all(older.map((name) => rm(join(startedFolder, name), { recursive: true, force: true })));
  return folder;
}

/**
 * Runs one of the root commands (`release`, `seed` …) with a product's settings; resolves with its output.
 *
 * @param checkout where the command is run; another checkout than this one releases other sources
 */
export function runCommand(
  command: string,
  args: string[],
  settings: Record<string, string>,
  checkout = root,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["delivery/bootstrap.mjs", command, ...args], {
      cwd: checkout,
      env: { ...process.env, ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const printed = collect(child);
    child.once("exit", (code) =>
      code === 0 ? resolve(printed()) : reject(new Error(`${command} ended with ${code}\n${printed()}`)),
    );
  });
}

function launch(settings: Record<string, string>): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["delivery/bootstrap.mjs", "start"], {
      cwd: root,
      env: { ...process.env, ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const printed = collect(child);
    const late = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`not ready within ${readyWithinMs} ms\n${printed()}`));
    }, readyWithinMs);
    child.stdout.on("data", () => {
      if (!/^Ready {2}site /m.test(printed())) return;
      clearTimeout(late);
      resolve(child);
    });
    child.once("exit", (code) => {
      clearTimeout(late);
      reject(new Error(`ended with ${code} before it was ready\n${printed()}`));
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

function collect(child: ChildProcess): () => string {
  let text = "";
  const collect = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-20_000);
  };
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  return () => text;
}
