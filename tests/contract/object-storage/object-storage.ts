import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { installPackages } from "../../../delivery/test/packages.ts";
import { freePort } from "../../support/servers/free-port.ts";
import { rings, swiftFiles } from "./swift-config.ts";

const run = promisify(execFile);

/** A running S3-compatible server with an empty bucket. */
export interface ObjectStorage {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region: string;
  /** Makes a further bucket: each installation has one of its own. */
  createBucket(name: string): Promise<void>;
  /** Stops the server and removes all it wrote. */
  stop(): Promise<void>;
}

const packages = ["swift-proxy", "swift-account", "swift-container", "swift-object", "memcached"];
const readyWithinMs = 60_000;

/**
 * Starts a real S3-compatible server, OpenStack Swift from Debian's packages, on free loopback ports and in a
 * folder of its own; installs it first where this user may. Says why when it can't: the caller skips loudly.
 */
export async function startObjectStorage(): Promise<ObjectStorage | { skipped: string }> {
  const obstacle = await install();
  if (obstacle) return { skipped: obstacle };
  // Swift binds its ports seconds after they were found free: the suites beside this one may have taken one by then.
  return startOnFreePorts().catch(() => startOnFreePorts());
}

async function startOnFreePorts(): Promise<ObjectStorage> {
  const folder = await mkdtemp(join(tmpdir(), "object-storage-"));
  const [proxy, account, container, object, cache] = await freePorts();
  const ports = { proxy, account, container, object, cache };
  await mkdir(join(folder, "node", "d1"), { recursive: true });
  for (const [name, text] of Object.entries(swiftFiles({ folder, ports })))
    await writeFile(join(folder, name), text);
  await Promise.all(rings.map((ring) => buildRing(folder, ring, ports[ring])));

  const children = [
    start(["memcached", "-u", "root", "-l", "127.0.0.1", "-p", String(cache), "-U", "0"]),
    ...[...rings, "proxy"].map((name) => startSwift(folder, name)),
  ];
  const stop = async () => {
    await Promise.all(children.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${proxy}`;
  const bucket = "files";
  const oneEnds = new AbortController();
  for (const child of children) child.once("exit", () => oneEnds.abort());
  try {
    await makeBucket(endpoint, bucket, oneEnds.signal);
  } catch (error) {
    const dead = children.filter((child) => child.exitCode !== null).map((child) => child.spawnargs.at(-1));
    await stop();
    throw new Error(`object storage did not start; ended early: ${dead.join(", ") || "none"}`, {
      cause: error,
    });
  }
  const createBucket = (name: string) => makeBucket(endpoint, name);
  const credentials = { accessKey: "test:tester", secretKey: "testing" };
  return {
    endpoint,
    ...credentials,
    bucket,
    region: "us-east-1",
    createBucket,
    stop,
  };
}

/** Makes sure Swift is there; returns the reason when it is not and can't be installed. */
async function install(): Promise<string | undefined> {
  if (await isInstalled()) return undefined;
  const problem = installPackages(packages, "for the tests of object storage", console.info, {
    withRecommended: true,
  });
  if (problem) return problem;
  return (await isInstalled()) ? undefined : "Swift was installed but does not start";
}

async function isInstalled(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const asked = ["swift-proxy-server", "swift-object-server", "swift-ring-builder", "memcached"];
  return run("which", asked).then(
    () => true,
    () => false,
  );
}

async function buildRing(folder: string, name: string, port: number): Promise<void> {
  const builder = join(folder, `${name}.builder`);
  await run("swift-ring-builder", [builder, "create", "4", "1", "1"]);
  await run("swift-ring-builder", [builder, "add", `r1z1-127.0.0.1:${port}/d1`, "1"]);
  await run("swift-ring-builder", [builder, "rebalance"]);
}

/**
 * Swift looks for swift.conf in /etc unless another folder is set before anything else is loaded. It also shares a port
 * with whoever listens there already (SO_REUSEPORT), so that a suite beside this one answers half of its requests: here
 * it ends instead, and its caller takes other ports.
 */
const swiftLauncher =
  "import eventlet, functools, runpy, sys; eventlet.listen = functools.partial(eventlet.listen, reuse_port=False); " +
  "from swift.common.utils import set_swift_dir; set_swift_dir(sys.argv.pop(1)); " +
  "sys.argv.pop(0); runpy.run_path(sys.argv[0], run_name='__main__')";

function startSwift(folder: string, name: string): ChildProcess {
  const program = `/usr/bin/swift-${name}-server`;
  return start([debianPython, "-c", swiftLauncher, folder, program, join(folder, `${name}-server.conf`)]);
}

/** Not one from /usr/local: only Debian's knows Debian's Swift. */
const debianPython = "/usr/bin/python3";

/** Ends the program on request, and when the process that started it is gone, however that one ended. */
const tiedToUs =
  "import ctypes, signal, subprocess, sys; ctypes.CDLL(None).prctl(1, signal.SIGTERM); " +
  "child = subprocess.Popen(sys.argv[1:]); signal.signal(signal.SIGTERM, lambda *_: child.kill()); child.wait()";

/** In a process group of its own: a Swift server that ends signals its whole group. */
function start(command: string[]): ChildProcess {
  return spawn(debianPython, ["-c", tiedToUs, ...command], {
    detached: true,
    stdio: "ignore",
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/**
 * Asks until every server is up or one of them ends; Swift's own interface makes the bucket that S3 then shows. A first
 * object goes in and out, since the bucket alone doesn't need the server of the objects.
 */
async function makeBucket(endpoint: string, bucket: string, ends?: AbortSignal): Promise<void> {
  const giveUpAt = Date.now() + readyWithinMs;
  for (let last: unknown; ; await pause(100)) {
    if (ends?.aborted || Date.now() > giveUpAt) throw last;
    try {
      const signedIn = await fetch(`${endpoint}/auth/v1.0`, {
        headers: { "x-auth-user": "test:tester", "x-auth-key": "testing" },
      });
      const headers = {
        "x-auth-token": signedIn.headers.get("x-auth-token") ?? "",
      };
      const ask = async (method: string, path: string) => {
        const { ok, status } = await fetch(`${endpoint}/v1/AUTH_test/${path}`, {
          method,
          headers,
        });
        if (!ok) throw new Error(`${method} ${path}: ${status}`);
      };
      await ask("PUT", bucket);
      await ask("PUT", `${bucket}/first`);
      await ask("DELETE", `${bucket}/first`);
      return;
    } catch (error) {
      last = error;
    }
  }
}

async function freePorts(): Promise<[number, number, number, number, number]> {
  return [await freePort(), await freePort(), await freePort(), await freePort(), await freePort()];
}
