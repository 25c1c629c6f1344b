import { runCommand } from "../lib/fault.ts";
import { runRelease } from "../release/run-release.ts";

/** `npm run release -- PART [--to DIR|s3://…] [--canary PERCENT] [--skip-checks]`: one part, while the site runs. */
await runCommand(() => runRelease(process.argv.slice(2)));
