import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { Fault, ReportedFault } from "../lib/fault.ts";
import { root } from "../lib/run.ts";

/** What the API says once it listens. */
export interface ApiReady {
  type: "ready";
  url: string;
  /** Nothing is stored yet: time for the sample ministry. */
  empty: boolean;
  /** Set when this start made the first admin. */
  firstAdmin?: { email: string };
}
type FromApi = ApiReady | { type: "seed-session"; token: string } | { type: "small-pictures" };

/** How long the API may take to finish what is under way when it is told to stop. */
const stopWithinMs = 25_000;

/**
 * Starts the API as a process of its own, so that its database never shares a memory limit or a crash with the site.
 *
 * @throws ReportedFault when it ends before it listens; it has said why by then
 */
export async function startApi(env: NodeJS.ProcessEnv, { fromSource = false } = {}): Promise<Api> {
  const child = fork(join(root, fromSource ? "api-server/src/server.ts" : "api-server/dist/server.js"), [], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: fromSource ? ["--import", "tsx"] : [],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const first = await Promise.race([message(child, "ready"), ended]);
  if (!first) throw new ReportedFault("The API ended before it listened.");
  return {
    ready: first,
    ended,
    async seedSession() {
      const answer = message(child, "seed-session");
      child.send({ type: "seed-session" });
      const session = await Promise.race([answer, ended]);
      if (!session) throw new Fault("The API ended before it could take the sample data.");
      return session.token;
    },
    async smallPictures() {
      const answer = message(child, "small-pictures");
      child.send({ type: "small-pictures" });
      await Promise.race([answer, ended]);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const late = setTimeout(() => child.kill("SIGKILL"), stopWithinMs);
      child.kill("SIGTERM");
      await ended;
      clearTimeout(late);
    },
  };
}

export interface Api {
  ready: ApiReady;
  /** Resolves when the process is gone, for whatever reason. */
  ended: Promise<void>;
  /** A token for filling an empty installation. */
  seedSession(): Promise<string>;
  /** Resolves when the smaller copies of all pictures are made, or the process is gone. */
  smallPictures(): Promise<void>;
  /** Asks it to finish, and waits until it is gone. */
  stop(): Promise<void>;
}

function message<Type extends FromApi["type"]>(
  child: ChildProcess,
  type: Type,
): Promise<Extract<FromApi, { type: Type }>> {
  return new Promise((resolve) => {
    child.on("message", function onMessage(message: FromApi) {
      if (message.type !== type) return;
      child.off("message", onMessage);
      resolve(message as Extract<FromApi, { type: Type }>);
    });
  });
}
