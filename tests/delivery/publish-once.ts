import { publish } from "../../delivery/release/publish/publish.ts";

/**
 * Releases a build of the public part into a site: `tsx publish-once.ts SITES_DIR CLIENT SERVER`. A process of its own
 * for tests that kill it.
 */
const [sites = "", client = "", server = ""] = process.argv.slice(2);
await publish(sites, "public-mfe", { client, server });
