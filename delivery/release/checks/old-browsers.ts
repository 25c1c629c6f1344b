import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PartName } from "@ministry/contract";
import { Fault } from "../../lib/fault.ts";
import { sourceOf } from "../../sites/parts.ts";
import { readBuilt } from "../built/built.ts";

/**
 * What the oldest browsers of the full edition (Chrome 100, Firefox 97, Safari 15.4) lack: pattern in a source or a
 * built file, and the versions that brought it. The build translates syntax; methods and patterns stay as they are.
 */
const lacking: Record<string, RegExp> = {
  "lookbehind (Safari 16.4)": /\(\?<[=!]/,
  "Response.json (Chrome 105, Firefox 115, Safari 17)": /\bResponse\.json\(/,
  "AbortSignal.timeout (Chrome 103, Firefox 100, Safari 16)": /\bAbortSignal\.timeout\(/,
  "AbortSignal.any (Chrome 116, Firefox 124, Safari 17.4)": /\bAbortSignal\.any\(/,
  "class static block (Safari 16.4)": /(?:^|[\s{};])static ?\{/,
  "Array.prototype.findLast (Firefox 104)": /\.findLast(?:Index)?\(/,
  "Array.prototype.toSorted and its like (Chrome 110, Firefox 115, Safari 16)":
    /\.to(?:Sorted|Reversed|Spliced)\(/,
  "Array.fromAsync (Chrome 121, Firefox 115, Safari 16.4)": /\bArray\.fromAsync\b/,
  "Object.groupBy (Chrome 117, Firefox 119, Safari 17.4)": /\b(?:Object|Map)\.groupBy\b/,
  "Promise.withResolvers (Chrome 119, Firefox 121, Safari 17.4)": /\bPromise\.(?:withResolvers|try)\b/,
  "URL.canParse (Chrome 120, Firefox 115, Safari 17)": /\bURL\.(?:canParse|parse)\b/,
  "isWellFormed (Chrome 111, Firefox 119, Safari 16.4)": /\.(?:isWellFormed|toWellFormed)\(/,
};

/** What a script uses that those browsers lack. */
export const lackedIn = (script: string): string[] =>
  Object.entries(lacking).flatMap(([name, pattern]) => (pattern.test(script) ? [name] : []));

/**
 * Checks the scripts of the part's last build, those of its packages too: an update of one may bring what old phones
 * can't run.
 *
 * @throws Fault naming the files and what they use
 */
export async function needBuildForOldBrowsers(part: PartName): Promise<void> {
  const source = sourceOf(part);
  const { manifest } = await readBuilt(source);
  const scripts = manifest.files.map(([path]) => path).filter((path) => path.endsWith(".js"));
  const found = await Promise.all(
    scripts.map(async (path) => {
      const lacked = lackedIn(await readFile(join(source.client, path), "utf8"));
      return lacked.map((name) => `  ${path}: ${name}`);
    }),
  );
  if (found.flat().length > 0)
    throw new Fault(
      `${part} uses what the oldest browsers of the full edition lack, and was not released:\n` +
        `${found.flat().join("\n")}\nThe list is in delivery/release/checks/old-browsers.ts.`,
    );
}
