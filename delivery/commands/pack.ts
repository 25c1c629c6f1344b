import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Fault, runCommand } from "../lib/fault.ts";
import { root, runProgram } from "../lib/run.ts";

/** Packages that a part's team installs where its clone holds the part's folder alone. */
const agreement = ["shell/contract", "delivery/build", "shared-ui", "api-client", "delivery"];

/** `npm run pack -- DIR`: packs the agreement and the release tool, as a registry would hold them. */
await runCommand(async () => {
  const [given, ...rest] = process.argv.slice(2);
  if (!given || rest.length > 0) throw new Fault("Where to? npm run pack -- DIR");
  const to = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  await mkdir(to, { recursive: true });
  for (const folder of agreement)
    await runProgram("npx", ["-y", "pnpm@10.34.9", "pack", "--pack-destination", to], {
      cwd: join(root, folder),
      what: `Packing ${folder}`,
    });
  console.info(`Packed ${agreement.length} packages into ${to}`);
});
