import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "./fault.ts";
import { root } from "./run.ts";

/** Whether this runs as an installed package, in a clone that holds one part's folder alone. */
export const isAlone = !existsSync(join(root, "pnpm-workspace.yaml"));

/** Where a command was given; npm itself moves to the root. */
const startedIn = process.env.INIT_CWD ?? process.cwd();

/** Folder that paths of inputs are relative to: the checkout's root, or the part's own. */
export const base = isAlone ? startedIn : root;

/** What commands remember between two runs. */
export const cacheFolder = join(base, "node_modules/.cache/ministry");

/**
 * The folder of a part, or of another package of the checkout.
 *
 * @throws Fault when this clone holds another part alone
 */
export function folderOf(name: string): string {
  if (!isAlone) return join(root, name);
  const file = join(base, "package.json");
  const found = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { name?: string }).name
    : undefined;
  if (found !== `@ministry/${name}`)
    throw new Fault(
      `This folder holds ${found ?? "no package"}, not ${name}: run the command in the folder of ${name}.`,
    );
  return base;
}
