import { cp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { runVite } from "../../../delivery/lib/run.ts";
import { publish } from "../../../delivery/release/publish/publish.ts";
import type { Product } from "../../support/servers/product.ts";
import { runCommand } from "../../support/servers/product.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Versions on which the small remote is built; each is a folder with a `package.json` of its own. */
export type Variant =
  | "same"
  | "patch-behind"
  | "minor-behind"
  | "patch-ahead"
  | "minor-ahead"
  | "query-ahead"
  | "react-19-2"
  | "react-18"
  | "router-6"
  | "query-4";

/**
 * Builds the small remote on a variant's versions and releases it in the portal's place.
 *
 * @throws Fault when the release is refused
 */
export async function releaseSmallRemote(product: Product, variant: Variant): Promise<void> {
  const folder = join(here, variant);
  await rm(join(folder, "src"), { recursive: true, force: true });
  await cp(join(here, "source"), join(folder, "src"), { recursive: true });
  await runVite(folder, ["--logLevel", "warn"], `Building the small remote (${variant})`);
  await publish(product.settings.SITES_DIR ?? "", "admin-mfe", { client: join(folder, "dist") });
  await runCommand("compose", [], product.settings);
}
