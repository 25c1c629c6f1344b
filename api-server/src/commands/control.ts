import { chmod, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { type Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { badRequest, causesOf, Problem } from "../lib/problems.ts";
import type { BackupJob } from "../settings/backup-settings.ts";
import { CommandRefused } from "../lib/command-refused.ts";
import type { CommandOutcome } from "../lib/command-outcome.ts";

/** What a running server does for a command of the operator. */
export interface ControlHandlers {
  /** Writes a backup into the target. */
  backup: (target: Writable) => Promise<unknown>;
  /** Writes a backup into a place of its own and returns how it went. */
  backupTo: (job: BackupJob) => Promise<CommandOutcome>;
  /** Does an administrator's task and returns the lines to print; a refusal is a `Problem`. */
  admin: (args: string[]) => Promise<string>;
}

const socketName = "control.sock";

/** A socket's path may have about 100 bytes; seen from the working folder it is often shorter. */
function socketPath(folder: string): string | undefined {
  if (process.platform === "win32") return undefined;
  const absolute = join(folder, socketName);
  return [absolute, relative(process.cwd(), absolute)].find((path) => Buffer.byteLength(path) <= 100);
}

/**
 * Lets commands reach a server that holds the embedded database, which no second process may open: a socket in the
 * data folder that only this user may use. The caller holds the folder's lock. Returns the way to close it.
 */
export async function openControl(folder: string, handlers: ControlHandlers): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  if (path === undefined) return async () => undefined;
  await rm(path, { force: true });
  const server = createServer((asked, answer) => {
    if (asked.method === "POST" && asked.url === "/admin")
      return void answerTask(asked, answer, handlers.admin);
    if (asked.method === "POST" && asked.url === "/backup-to")
      return void answerTask<BackupJob>(asked, answer, async (job) =>
        JSON.stringify(await handlers.backupTo(job)),
      );
    if (asked.method !== "POST" || asked.url !== "/backup") return void answer.writeHead(404).end();
    answer.writeHead(200);
    // Half an answer must not pass for a whole one.
    handlers.backup(answer).catch((error: Error) => answer.destroy(error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ path }, resolve);
  });
  await chmod(path, 0o600);
  server.unref();
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function answerTask<Asked>(
  asked: IncomingMessage,
  answer: ServerResponse,
  work: (asked: Asked) => Promise<string>,
) {
  try {
    const lines = await work(JSON.parse(await text(asked)) as Asked);
    answer.writeHead(200).end(lines);
  } catch (error) {
    answer.writeHead(400).end(sentenceFor(error));
  }
}

/** What a command may show of a failure: our own sentences, and of any other error its code alone. */
function sentenceFor(error: unknown): string {
  if (error instanceof Problem || error instanceof CommandRefused) return error.message;
  const code = [...causesOf(error)].map((one) => one.code).find((one) => typeof one === "string");
  return `The server could not do this${typeof code === "string" ? ` (${code})` : ""}. Its log says why.`;
}

/** Asks the server that works on this data folder; `undefined` when there is none. */
async function askServer(folder: string, path: string, sent: unknown): Promise<string | undefined> {
  const socket = socketPath(folder);
  if (socket === undefined) return undefined;
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: socket, path, method: "POST", agent: false });
    call.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" || error.code === "ECONNREFUSED" ? resolve(undefined) : reject(error),
    );
    call.once("response", (answer) => {
      const refused = answer.statusCode !== 200;
      text(answer).then((lines) => (refused ? reject(badRequest(lines)) : resolve(lines)), reject);
    });
    call.end(JSON.stringify(sent));
  });
}

/** Has the server that works on this data folder do an administrator's task; `undefined` when there is none. */
export const adminThroughServer = (folder: string, args: string[]): Promise<string | undefined> =>
  askServer(folder, "/admin", args);

/** Has the server that works on this data folder write a backup into a place; `undefined` when there is none. */
export async function backupToThroughServer(
  folder: string,
  job: BackupJob,
): Promise<CommandOutcome | undefined> {
  const answer = await askServer(folder, "/backup-to", job).catch((error: unknown) => {
    throw error instanceof Problem ? new CommandRefused(error.message) : error;
  });
  return answer === undefined ? undefined : (JSON.parse(answer) as CommandOutcome);
}

/** Has the server that works on this data folder write a backup; `false` when there is none. */
export async function backupThroughServer(folder: string, target: Writable): Promise<boolean> {
  const socket = socketPath(folder);
  if (socket === undefined) return false;
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: socket, path: "/backup", method: "POST" });
    call.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" || error.code === "ECONNREFUSED" ? resolve(false) : reject(error),
    );
    call.once("response", (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`the server answered ${answer.statusCode}`));
      pipeline(answer, target).then(() => resolve(true), reject);
    });
    call.end();
  });
}
