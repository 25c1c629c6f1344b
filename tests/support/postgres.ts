import { execFile, spawn } from "node:child_process";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "./product.ts";

const run = promisify(execFile);
const readyWithinMs = 30_000;

/** A running PostgreSQL of the tests' own. */
export interface Postgres {
  /** Makes an empty database; resolves with its `DATABASE_URL`. */
  createDatabase(name: string): Promise<string>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
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
  if (process.getuid?.() !== 0)
    return { skipped: "PostgreSQL is not installed, and only root can install it" };
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await run("apt-get", ["update", "-qq"], { env, timeout: 120_000 });
    await run("apt-get", ["install", "-y", "-qq", "postgresql"], {
      env,
      timeout: 300_000,
      maxBuffer: 1 << 24,
    });
  } catch (error) {
    return { skipped: `apt-get could not install postgresql: ${String(error).split("\n")[0]}` };
  }
  const installed = await programs();
  return installed
    ? { programs: installed }
    : { skipped: "postgresql was installed but its programs are not there" };
}

/**
 * Starts a PostgreSQL on a free loopback port and a folder of its own. `durable` keeps its real fsync, for tests that
 * kill; without it the folder is expected to be thrown away.
 */
export async function startPostgres(
  where: { programs: string },
  { durable = false } = {},
): Promise<Postgres> {
  const owner = await whoRunsIt();
  const folder = await mkdtemp(join(tmpdir(), "ministry-postgres-"));
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const program = (name: string) => join(where.programs, name);
  await run(
    program("initdb"),
    ["-D", data, "-U", "ministry", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...owner, cwd: folder },
  );

  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    "max_connections=200",
  ];
  if (!durable) settings.push("fsync=off", "synchronous_commit=off", "full_page_writes=off");
  const server = spawn(program("postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
    ...owner,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  server.stderr.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4000)));
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));

  const giveUpAt = Date.now() + readyWithinMs;
  for (;;) {
    if (server.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`PostgreSQL did not start\n${printed}`);
    const up = await run(program("pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]).then(
      () => true,
      () => false,
    );
    if (up) break;
    await pause(50);
  }
  return {
    async createDatabase(name) {
      await run(program("createdb"), ["-h", "127.0.0.1", "-p", String(port), "-U", "ministry", name], {
        cwd: tmpdir(),
      });
      return `postgres://ministry@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      // Fast shutdown: clients are cut off.
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
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
