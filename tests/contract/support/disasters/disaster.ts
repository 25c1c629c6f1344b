import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "../client.ts";
import type { Journal } from "./journal.ts";

/** Writers at once, each without a pause between its writes. */
const writers = 3;
const afterRefusalMs = 100;

/** `DISASTER_ROUNDS=20 DISASTER_SEED=7` by hand (`npm run disasters`); a few in every run. */
export const disasterOptions = (rounds: number) => ({
  rounds: Number(process.env["DISASTER_ROUNDS"] ?? rounds),
  seed: Number(process.env["DISASTER_SEED"] ?? 1),
});

/** Writes, after an answer at once, until the work is done; counts the answers by status, 0 for none. */
export async function writeUntil(
  client: Client,
  journal: Journal,
  statuses: Map<number, number>,
  work: () => Promise<void>,
): Promise<void> {
  let ended = false;
  const write = async (first: number) => {
    for (let turn = first; !ended; turn += 1) {
      const entry = journal.next(turn);
      const status = await entry.send(client).then(
        (answer) => answer.status,
        () => 0,
      );
      entry.acknowledged = status >= 200 && status < 300;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // What is refused is sent again at the end, one after the other.
      if (!entry.acknowledged) await pause(afterRefusalMs);
    }
  };
  const busy = Promise.all(Array.from({ length: writers }, (_, i) => write(i)));
  await work().finally(() => (ended = true));
  await busy;
}

/** Waits until something holds; rejects after a minute. */
export async function until(holds: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<void> {
  const giveUpAt = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > giveUpAt) throw new Error(`waited ${withinMs} ms in vain`);
    await pause(50);
  }
}

/** Says what the rounds came to. */
export function report(what: string, rounds: number, journal: Journal, statuses: Map<number, number>): void {
  const { entries } = journal;
  const refused = [...statuses].map(([status, count]) => `${status || "no answer"}: ${count}`).join(", ");
  console.info(
    `${what}: ${rounds} rounds, ${entries.length} writes (${refused}), each is there once and whole`,
  );
}

/** Numbers from 0 to 1 that a seed makes again. */
export function randomFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
