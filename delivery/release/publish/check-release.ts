import type { AssetManifest, PartName, RemoteName } from "@ministry/contract";
import { Fault } from "../../lib/fault.ts";
import { canRun, compatibilityWith } from "../stored/compatible.ts";
import { readableManifest } from "../../sites/manifest.ts";
import { deployFolder, remoteNames } from "../../sites/parts.ts";
import type { ReleaseStore } from "../../sites/store.ts";

/** What of a release has to wait, in plain sentences; empty when all of it shows at once. */
export type WaitsFor = string[];

/**
 * Checks a build against what is live: a shell has to run the remotes that the live one runs, a remote has to run in
 * the live shell.
 *
 * @returns what a remote waits for that needs a newer share contract than the live shell offers
 * @throws Fault when the release would break the site, or could never be shown
 */
export async function checkRelease(store: ReleaseStore, built: AssetManifest): Promise<WaitsFor> {
  const live = (part: PartName) => readableManifest(store, deployFolder("", part).manifest);
  if (built.name === "shell") {
    await checkRemotes(built, await live("shell"), live);
    return [];
  }
  const shell = await live("shell");
  if (!shell) return ["the first release of the shell: `npm run release -- shell`"];
  const { mode, reasons } = compatibilityWith(shell, built);
  if (mode !== "refused") return [];
  if (built.contract > shell.contract)
    return [`a shell with share contract ${built.contract}; the live one offers ${shell.contract}`];
  throw new Fault(
    `${built.name} can't run in the live shell and was not released: ${reasons.join("; ")}. ` +
      "Build it against versions the shell offers, or release a shell that offers these first.",
  );
}

async function checkRemotes(
  shell: AssetManifest,
  before: AssetManifest | undefined,
  live: (part: RemoteName) => Promise<AssetManifest | undefined>,
): Promise<void> {
  for (const name of remoteNames) {
    const remote = await live(name);
    // One that waits for this shell, or runs in neither, is not made worse.
    if (!remote || canRun(shell, remote) || (before && !canRun(before, remote))) continue;
    throw new Fault(
      `The live ${name} can't run in this shell, which was not released: ` +
        `${compatibilityWith(shell, remote).reasons.join("; ")}. Release ${name} first.`,
    );
  }
}
