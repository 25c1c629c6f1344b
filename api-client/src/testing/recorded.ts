import { readFileSync } from "node:fs";
import type { Reply } from "./fake-host.ts";

/** A raw answer as the contract spells it, from `tests/recorded/`. */
export function recorded(name: string): unknown {
  return JSON.parse(
    readFileSync(new URL(`../../../tests/recorded/${name}.json`, import.meta.url), "utf8"),
  ) as unknown;
}

/** Returns a test host's reply with that raw answer. */
export const gives = (name: string): Reply => ({ json: recorded(name) });
