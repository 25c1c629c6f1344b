import { createHash } from "node:crypto";
import { constants, existsSync, mkdirSync, openSync, realpathSync, rmSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { dirname, join, relative } from "node:path";
import { giveToOwnerAtExit } from "./folder-owner.ts";

/** Another process works on the data folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
  constructor(readonly folder: string) {
    super(`The data folder is in use by another process: ${folder}`);
  }
}

/** Opens a listening socket the process keeps until it ends; the kernel closes it even after SIGKILL. */
function hold(path: string): Promise<void> {
  return new Promise((done, failed) => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.end();
    });
    server.once("error", failed);
    server.listen({ path }, () => {
      server.unref();
      done();
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.on("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.on("error", () => done(false));
  });
}

/** macOS: an exclusive lock taken with the open itself. */
function lockByOpen(folder: string): void {
  const exclusiveLock = 0x20;
  const nonBlocking = 0x4;
  try {
    openSync(
      join(folder, ".lock"),
      constants.O_RDWR | constants.O_CREAT | exclusiveLock | nonBlocking,
      0o600,
    );
  } catch (error) {
    throw asFolderInUse(error, "EAGAIN", folder);
  }
}

/** What to throw for a lock that was not got: only one of the system's codes says that another process has it. */
export const asFolderInUse = (error: unknown, code: "EAGAIN" | "EADDRINUSE", folder: string): unknown =>
  (error as NodeJS.ErrnoException).code === code ? new FolderInUse(folder) : error;

/**
 * Linux, further: abstract sockets belong to a network namespace, so a second container on the same volume would
 * not see ours. A socket file covers that; its path may have 100 bytes.
 */
async function lockBySocketFile(folder: string): Promise<void> {
  const absolute = join(folder, ".lock.sock");
  const path = [absolute, relative(process.cwd(), absolute)].find((one) => Buffer.byteLength(one) <= 100);
  if (path === undefined) return;
  if (await answers(path)) throw new FolderInUse(folder);
  rmSync(path, { force: true });
  await hold(path).catch((error: unknown) => {
    throw asFolderInUse(error, "EADDRINUSE", folder);
  });
}

/** One folder after the other: `mkdirSync` with `recursive` never returns below `/proc` (Node 20). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Makes this process the only one on a data folder until it ends: two servers on one embedded database would
 * destroy it. Throws `FolderInUse`, or the system's error when the folder can't be made.
 */
export async function lockDataDir(folder: string): Promise<void> {
  makeFolder(folder);
  const real = realpathSync(folder);
  if (process.platform === "darwin") return lockByOpen(real);
  const { dev, ino } = statSync(real, { bigint: true });
  const identity = process.platform === "win32" ? real.toLowerCase() : `${dev}:${ino}`;
  const name = createHash("sha256").update(identity).digest("hex").slice(0, 40);
  try {
    await hold(process.platform === "win32" ? `\\\\.\\pipe\\lock-${name}` : `\0lock-${name}`);
  } catch (error) {
    throw asFolderInUse(error, "EADDRINUSE", real);
  }
  giveToOwnerAtExit(real);
  if (process.platform === "linux") await lockBySocketFile(real);
}
