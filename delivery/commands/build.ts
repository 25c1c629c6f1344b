import { runCommand } from "../lib/fault.ts";
import { buildParts } from "../release/built/build-part.ts";
import { partNames } from "../sites/parts.ts";

/** `npm run build`: builds every part whose inputs changed. */
await runCommand(async () => {
  const built = await buildParts([...partNames, "api-server"]);
  console.info(built.length > 0 ? `Built ${built.join(", ")}` : "Everything is up to date");
});
