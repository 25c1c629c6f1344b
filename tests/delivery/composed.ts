import { expect } from "@playwright/test";
import type { PartName } from "@ministry/contract";
import { shownBuild } from "../../delivery/release/stored/composed-by-server.ts";
import type { Product } from "../support/servers/product.ts";

/** Waits until the product's own server has composed a build of a part, as it does after every release. */
export async function untilComposed({ settings }: Product, part: PartName, buildId: string): Promise<void> {
  await expect.poll(() => shownBuild(settings["SITES_DIR"] ?? "", part), { timeout: 60_000 }).toBe(buildId);
}
