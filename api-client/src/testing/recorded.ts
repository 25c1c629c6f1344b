import { readFileSync } from "node:fs";

/** A raw answer as the contract spells it, from `tests/recorded/`. */
export function recorded(name: string): unknown {
  return JSON.parse(
    readFileSync(new URL(`../../../tests/recorded/${name}.json`, import.meta.url), "utf8"),
  ) as unknown;
}
