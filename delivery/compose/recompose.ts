import { runCommand } from "../lib/fault.ts";
import { composeSite } from "./compose-site.ts";

/** Composes the site in the folder named by the first argument; run by the site's server, beside itself. */
await runCommand(async () => void (await composeSite(process.argv[2] ?? "")));
