import { resolve } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { isAlone } from "../lib/checkout.ts";
import { Fault } from "../lib/fault.ts";
import { readSettings } from "../settings/settings.ts";
import { s3StoreAt } from "../sites/s3-store.ts";
import type { Site } from "../sites/site.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * Reads a command line that may name a site by `--to DIR|s3://BUCKET/PATH`; otherwise it is the folder of `SITES_DIR`.
 *
 * @param usage what the command should look like, for the message
 * @param options further options of the command
 * @throws Fault for an option that the command does not have
 */
export function siteFrom(args: string[], usage: string, options: Options = {}) {
  const { values, positionals } = parsed(args, usage, { ...options, to: { type: "string" } });
  const { to } = values;
  return { site: siteAt(typeof to === "string" ? to : undefined), positionals, values };
}

/** The site at an address of the command line. */
function siteAt(to: string | undefined): Site {
  if (to === undefined && isAlone && !process.env.SITES_DIR)
    throw new Fault("Where to? --to DIR or --to s3://BUCKET/PATH: this clone holds no site.");
  if (to === undefined) return readSettings().sitesDir;
  if (to.startsWith("s3:")) return s3StoreAt(to);
  // npm itself moves to the root.
  return resolve(process.env.INIT_CWD ?? process.cwd(), to);
}

function parsed(args: string[], usage: string, options: Options) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    throw new Fault(`${(error as Error).message}\nUsage: ${usage}`);
  }
}
