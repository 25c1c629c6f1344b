import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import { firstAdmin } from "./product.ts";
import { freePort } from "./free-port.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const entry = join(root, "api-server/dist/server.js");
const readyWithinMs = 180_000;

export interface ApiOptions {
  /** Settings beside the ones every test server gets; `undefined` takes one away. */
  env?: Record<string, string | undefined>;
  /** Data of an earlier server; a new folder otherwise. */
  dataDir?: string;
  port?: number;
}

/** An API server of its own process, as an operator runs it. */
export interface RunningApi {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly admin: { email: string; password: string };
  pid(): number;
  /** What the process printed so far, its last 50,000 characters. */
  printed(): string;
  /** Ends it with `signal` (SIGTERM when not given) and waits; resolves with the exit code, null after a kill. */
  stop(signal?: "SIGTERM" | "SIGINT" | "SIGKILL"): Promise<number | null>;
  /** Starts it again on the same port and data; resolves with the milliseconds until it was ready. */
  start(): Promise<number>;
  /** Stops it and removes the folder it was given here. */
  remove(): Promise<void>;
}

/** Starts the built API server on a free port and an empty folder, building it first when it is stale. */
export async function startApi({ env = {}, dataDir, port }: ApiOptions = {}): Promise<RunningApi> {
  await buildApi();
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "ministry-api-")));
  const ownPort = port ?? (await freePort());
  const settings: Record<string, string | undefined> = {
    API_PORT: String(ownPort),
    API_HOST: "127.0.0.1",
    API_URL: `http://127.0.0.1:${ownPort}`,
    DATA_DIR: folder,
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
    SAMPLE_DATA: "off",
    LOG_LEVEL: "warn",
    ...env,
  };
  let child: ChildProcess | undefined;
  let text = "";

  const api: RunningApi = {
    url: `http://127.0.0.1:${ownPort}`,
    port: ownPort,
    dataDir: folder,
    admin: firstAdmin,
    pid: () => child?.pid ?? -1,
    printed: () => text,
    async start() {
      const began = performance.now();
      child = launch(settings, (chunk) => (text = (text + chunk).slice(-50_000)));
      await untilReady(child, api.url, () => text);
      return performance.now() - began;
    },
    async stop(signal = "SIGTERM") {
      const ending = child;
      child = undefined;
      return ending ? end(ending, signal) : null;
    },
    async remove() {
      await api.stop("SIGKILL");
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
  await api.start();
  return api;
}

/** Runs the built server until it ends by itself: for starts that must be refused. */
export async function runApiToItsEnd(
  env: Record<string, string | undefined>,
): Promise<{ code: number | null; printed: string }> {
  await buildApi();
  let text = "";
  const child = launch(env, (chunk) => (text += chunk));
  const late = setTimeout(() => child.kill("SIGKILL"), readyWithinMs);
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  clearTimeout(late);
  return { code, printed: text };
}

let built: Promise<void> | undefined;

/** Builds the server when a source is newer than what was built; once per process. */
export function buildApi(): Promise<void> {
  built ??= (async () => {
    const newest = Math.max(
      await newestFile(join(root, "api-server"), ["dist", "node_modules"]),
      await newestFile(join(root, "api-client/src/schemas"), []),
    );
    if (existsSync(entry) && (await stat(entry)).mtimeMs >= newest) return;
    const inServer = { cwd: join(root, "api-server"), maxBuffer: 1 << 24 };
    const node = (...args: string[]) => promisify(execFile)(process.execPath, args, inServer);
    await node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn");
    await node("dist/prepare-empty-database.js");
  })();
  return built;
}

async function newestFile(folder: string, skipped: string[]): Promise<number> {
  let newest = 0;
  for (const found of await readdir(folder, { withFileTypes: true })) {
    if (skipped.includes(found.name) || found.name.endsWith(".test.ts")) continue;
    const path = join(folder, found.name);
    newest = Math.max(newest, found.isDirectory() ? await newestFile(path, []) : (await stat(path)).mtimeMs);
  }
  return newest;
}

function launch(settings: Record<string, string | undefined>, onText: (chunk: string) => void): ChildProcess {
  const env = Object.fromEntries(
    Object.entries({ ...process.env, ...settings }).filter(([, value]) => value !== undefined),
  );
  const child = spawn(process.execPath, ["--enable-source-maps", entry], {
    cwd: tmpdir(),
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.on("data", (chunk: Buffer) => onText(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => onText(chunk.toString()));
  return child;
}

async function untilReady(child: ChildProcess, url: string, printed: () => string): Promise<void> {
  const giveUpAt = Date.now() + readyWithinMs;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `the API ended with ${child.exitCode ?? child.signalCode} before it was ready\n${printed()}`,
      );
    if (Date.now() > giveUpAt) {
      child.kill("SIGKILL");
      throw new Error(`the API was not ready within ${readyWithinMs} ms\n${printed()}`);
    }
    try {
      if ((await fetch(`${url}/readyz`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await pause(25);
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill("SIGKILL"), 30_000);
    child.once("exit", (code) => {
      clearTimeout(late);
      resolve(code);
    });
    child.kill(signal);
  });
}
