import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { installPackages } from "../../../delivery/test/packages.ts";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);
const readyWithinMs = 30_000;

/** A running PostgreSQL of the tests' own. */
export interface Postgres {
  /** A folder that its user may write to; removed with it. */
  readonly folder: string;
  urlOf(name: string): string;
  /** Runs one of PostgreSQL's programs against it, as its user; resolves with what it printed. */
  run(program: string, args: string[]): Promise<string>;
  /** Makes an empty database; resolves with its `DATABASE_URL`. */
  createDatabase(name: string): Promise<string>;
  /** Kills every process of it at once, as a power cut does; connections break. */
  kill(): Promise<void>;
  /** Starts it again after `kill`; resolves when it answers. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Keeps the real fsync, for tests that kill; without it the folder is expected to be thrown away. */
  durable?: boolean;
  /** Further settings, `name=value`. */
  settings?: (folder: string) => string[];
  /** Fills the data folder, which is made and empty, instead of `initdb`. */
  prepare?: (data: string) => Promise<void>;
}

/** Whom PostgreSQL runs as: it refuses root. */
interface Owner {
  uid?: number;
  gid?: number;
}

/**
 * Where PostgreSQL's programs are; installs Debian's package first where this user may. Resolves with the reason
 * when there is none: the caller skips loudly.
 */
export async function findPostgres(): Promise<{ programs: string } | { skipped: string }> {
  const found = await programs();
  if (found) return { programs: found };
  const problem = installPackages(["postgresql"], "for the contract tests", console.info, {
    withRecommended: true,
  });
  if (problem) return { skipped: problem };
  const installed = await programs();
  return installed
    ? { programs: installed }
    : { skipped: "postgresql was installed but its programs are not there" };
}

/** Starts a PostgreSQL on a free loopback port and a folder of its own. */
export async function startPostgres(
  where: { programs: string },
  { durable = false, settings: further = () => [], prepare }: PostgresOptions = {},
): Promise<Postgres> {
  const owner = await whoRunsIt();
  const folder = await mkdtemp(join(tmpdir(), "ministry-postgres-"));
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const program = (name: string) => join(where.programs, name);
  const asOwner = { ...owner, cwd: folder };
  const how = ["-U", "ministry", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  if (prepare) await prepare(data);
  else await run(program("initdb"), ["-D", data, ...how], asOwner);

  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    "max_connections=200",
    ...further(folder),
  ];
  const connection = ["-h", "127.0.0.1", "-p", String(port), "-U", "ministry"];
  const urlOf = (name: string) => `postgres://ministry@127.0.0.1:${port}/${name}`;
  if (!durable) settings.push("fsync=off", "synchronous_commit=off", "full_page_writes=off");
  let server: ChildProcess | undefined;
  const launch = async () => {
    server = await launchPostgres({
      command: [program("postgres"), "-D", data, ...settings.flatMap((setting) => ["-c", setting])],
      isReady: [program("pg_isready"), "-h", "127.0.0.1", "-p", String(port)],
      options: asOwner,
    });
  };
  await launch();
  return {
    folder,
    urlOf,
    run: async (name, args) => (await run(program(name), [...connection, ...args], asOwner)).stdout,
    async createDatabase(name) {
      await run(program("createdb"), [...connection, name], { cwd: tmpdir() });
      return urlOf(name);
    },
    async kill() {
      if (server) await end(server, "SIGKILL");
    },
    start: launch,
    async stop() {
      // Fast shutdown: clients are cut off.
      if (server) await end(server, "SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Launch {
  command: string[];
  isReady: string[];
  options: Owner & { cwd: string };
}

/**
 * Starts the server and waits until it answers. After a kill its former helpers may hold the shared memory for a
 * moment; then it ends at once and is started again.
 */
async function launchPostgres({ command, isReady, options }: Launch): Promise<ChildProcess> {
  const giveUpAt = Date.now() + readyWithinMs;
  const [name = "", ...args] = command;
  const [check = "", ...asked] = isReady;
  let printed = "";
  while (Date.now() < giveUpAt) {
    const server = spawn(name, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
    server.stderr.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4000)));
    while (server.exitCode === null && Date.now() < giveUpAt) {
      const up = await run(check, asked).then(
        () => true,
        () => false,
      );
      if (up) return server;
      await pause(50);
    }
  }
  throw new Error(`PostgreSQL did not start\n${printed}`);
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await ended;
}

async function programs(): Promise<string | undefined> {
  const home = "/usr/lib/postgresql";
  const versions = (await readdir(home).catch(() => [])).map(Number).filter((version) => version >= 15);
  const newest = versions.sort((a, b) => b - a)[0];
  if (newest) return join(home, String(newest), "bin");
  return run("pg_config", ["--bindir"]).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

async function whoRunsIt(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all(
        ["-u", "-g"].map(async (flag) => Number((await run("id", [flag, name])).stdout)),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // No such user.
    }
  }
  throw new Error("PostgreSQL can't run as root, and there is no user postgres or nobody");
}
