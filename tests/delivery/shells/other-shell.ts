import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runVite } from "../../../delivery/lib/run.ts";
import { publish } from "../../../delivery/release/publish/publish.ts";
import { sourceOf } from "../../../delivery/sites/parts.ts";
import type { Product } from "../../support/servers/product.ts";
import { runCommand } from "../../support/servers/product.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const shell = fileURLToPath(new URL("../../../shell", import.meta.url));

/** Older versions on which the shell is built; each is a folder with a `package.json` of its own. */
export type ShellVariant = "patch-behind" | "minor-behind";

/** What a shell is built from, beside its `package.json`. */
const sources = ["src", "sw", "public", "index.html", "vite.config.ts"];

/**
 * Builds the shell on a variant's versions and releases it in the shell's place.
 *
 * @throws Fault when the release is refused
 */
export async function releaseShell(product: Product, variant: ShellVariant): Promise<void> {
  const folder = join(here, variant);
  const removeSources = async () => {
    for (const name of sources) await rm(join(folder, name), { recursive: true, force: true });
  };
  await removeSources();
  // The copies are no sources of this checkout: nobody tests or checks them, and nothing of them stays.
  const filter = (path: string) => !/(?:tsconfig\.json|\.test\.tsx?)$/.test(path);
  for (const name of sources) await cp(join(shell, name), join(folder, name), { recursive: true, filter });
  try {
    for (const flags of [[], ["--ssr"]])
      await runVite(folder, ["--logLevel", "warn", ...flags], `Building the shell (${variant})`);
  } finally {
    await removeSources();
  }
  await publish(product.settings["SITES_DIR"] ?? "", "shell", sourceOf("shell", folder));
  await runCommand("compose", [], product.settings);
}
