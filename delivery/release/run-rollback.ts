import type { PartName } from "@ministry/contract";
import type { Site } from "../sites/site.ts";
import { composedByServer } from "./stored/composed-by-server.ts";
import { rollBack } from "./publish/roll-back.ts";

/** Puts an older release back and says what the site shows. */
export async function runRollback(site: Site, part: PartName, buildId?: string): Promise<void> {
  const { buildId: back } = await rollBack(site, part, buildId);
  console.info(`${part} is back at ${back}`);
  const shown = typeof site === "string" ? await composedByServer(site, part, back) : "unwatched";
  if (shown !== "shown")
    console.info("The site shows it once its operator's server runs, or after `npm run compose`");
}
