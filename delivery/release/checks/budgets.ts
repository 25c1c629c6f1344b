import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AssetManifest, PartName } from "@ministry/contract";
import { brotliOf } from "../../lib/compress.ts";
import { Fault } from "../../lib/fault.ts";
import { sourceOf } from "../../sites/parts.ts";
import { readBuilt } from "../built/built.ts";

/** JavaScript that visitors of a part pay for, in bytes after brotli. */
interface Budget {
  /** Address of the first page; the shell has none of its own. */
  first?: string;
  /** Until that page works: what every page of the part needs, and what this one does. */
  start: number;
  /** What each further page adds. */
  page: number;
  /** What a release brings that updates no package: the file of the part's own modules (docs/decisions/0083). */
  own?: number;
}

/**
 * The budgets (docs/budgets.md) for the portal, and for shell and public part together: 140 kB for the first visit to
 * `/`, with 3.3 kB more for the federation runtime as it is published (docs/decisions/0060) and 1 kB for what a release of
 * the shell does not bring (0083). The limit of 24.7 kB for the public part's other pages is no budget; it keeps them
 * from growing (0071).
 */
export const budgets: Record<PartName, Budget> = {
  shell: { start: 119_600, page: 0, own: 10_500 },
  "public-mfe": { first: "/", start: 24_700, page: 24_700 },
  "admin-mfe": { first: "/AdminLogin", start: 60_000, page: 25_000 },
};

/** What of a build is over budget, in plain sentences; empty when nothing is. */
async function overBudget(manifest: AssetManifest, client: string): Promise<string[]> {
  const { first, start, page, own } = budgets[manifest.name];
  const sizes = new Map<string, Promise<number>>();
  const bytesOf = async (files: Iterable<string>): Promise<number> => {
    const each = [...new Set(files)].filter((file) => file.endsWith(".js"));
    for (const file of each) if (!sizes.has(file)) sizes.set(file, compressedBytes(join(client, file)));
    return (await Promise.all(each.map((file) => sizes.get(file) ?? 0))).reduce(
      (sum, bytes) => sum + bytes,
      0,
    );
  };
  const over: string[] = [];
  const check = (what: string, bytes: number, most: number) => {
    if (bytes > most) over.push(`${what}: ${inKilobytes(bytes)}, ${inKilobytes(most)} is the budget`);
  };
  const always = [manifest.entry, ...manifest.init];
  const firstFiles = first === undefined ? [] : (manifest.routes[first] ?? []);
  check(first ? `first page (${first})` : "start", await bytesOf([...always, ...firstFiles]), start);
  if (own) check("own modules", await bytesOf([manifest.entry]), own);
  for (const [pattern, files] of Object.entries(manifest.routes))
    if (pattern !== first) check(`page ${pattern}`, await bytesOf(files), page);
  return over;
}

/** @throws Fault naming each page of a build that is over budget */
export async function needWithinBudget(manifest: AssetManifest, client: string): Promise<void> {
  const over = await overBudget(manifest, client);
  if (over.length > 0)
    throw new Fault(
      `${manifest.name} is over its byte budget (JavaScript after brotli) and was not released:\n` +
        `${over.map((line) => `  ${line}`).join("\n")}\nBudgets stand in delivery/release/checks/budgets.ts.`,
    );
}

/** @throws Fault naming each page of the part's last build that is over budget */
export async function needBuildWithinBudget(part: PartName): Promise<void> {
  const source = sourceOf(part);
  await needWithinBudget((await readBuilt(source)).manifest, source.client);
}

const compressedBytes = async (file: string): Promise<number> =>
  (await brotliOf(await readFile(file))).length;

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
