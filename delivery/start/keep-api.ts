import { setTimeout as pause } from "node:timers/promises";
import { errorText, ReportedFault } from "../lib/fault.ts";
import { aborted } from "../lib/stop-signal.ts";
import type { Api } from "./api-process.ts";

export interface KeepApiOptions {
  /** Starts it again. Rejects when it ends before it listens. */
  start: () => Promise<Api>;
  /** Ends the keeping, also while it waits. */
  stopping: AbortSignal;
  say: (line: string) => void;
  /** Milliseconds before the first new start; doubled with each one that fails. */
  firstDelayMs?: number;
  /** An API that ran for so long had started well: the next delay is the first again. Milliseconds. */
  steadyMs?: number;
}

const maxDelayMs = 60_000;

/**
 * Starts the API again whenever it ends by itself, with growing delays, until it is told to stop; the site is served
 * meanwhile. Resolves with the API that runs then, to be stopped by the caller.
 */
export async function keepApi(first: Api, options: KeepApiOptions): Promise<Api | undefined> {
  const { start, stopping, say, firstDelayMs = 1_000, steadyMs = 60_000 } = options;
  let api: Api | undefined = first;
  let delayMs = firstDelayMs;
  while (!stopping.aborted) {
    const began = performance.now();
    if (api) await Promise.race([aborted(stopping), api.ended]);
    if (stopping.aborted) break;
    if (performance.now() - began >= steadyMs) delayMs = firstDelayMs;
    say(`The API ended unexpectedly. The site stays up; the API is started again in ${delayMs / 1000} s.`);
    await pause(delayMs, undefined, { signal: stopping }).catch(() => undefined);
    delayMs = Math.min(delayMs * 2, maxDelayMs);
    api = stopping.aborted ? undefined : await startAgain(start, say);
  }
  return api;
}

async function startAgain(start: () => Promise<Api>, say: (line: string) => void): Promise<Api | undefined> {
  try {
    const api = await start();
    say("The API runs again.");
    return api;
  } catch (error) {
    // It has said why by then.
    if (!(error instanceof ReportedFault)) say(String(errorText(error)));
    return undefined;
  }
}
