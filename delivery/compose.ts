import { composeSite } from "./compose/compose-site.ts";
import { runCommand } from "./lib/fault.ts";
import { readSettings } from "./settings.ts";

/** `npm run compose`: joins what is released into the site's HTML, for example after a setting changed. */
await runCommand(() => composeSite(readSettings()));
