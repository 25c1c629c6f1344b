#!/usr/bin/env node
// The commands of a part's team in a clone that holds the part's folder alone: this package is installed there.
import { register } from "tsx/esm/api";

const commands = {
  release: "commands/release.ts",
  releases: "commands/releases.ts",
  rollback: "commands/rollback.ts",
  keys: "commands/keys.ts",
};
const [command = "", ...rest] = process.argv.slice(2);
const script = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!script) {
  console.error(`There is no command "${command}". One of: ${Object.keys(commands).join(", ")}.`);
  process.exit(1);
}
register();
process.argv = [process.argv[0] ?? "node", script, ...rest];
await import(new URL(script, import.meta.url).href);
