import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Fault, runCommand } from "../lib/fault.ts";
import { makeKeyPair } from "../trust/signing-key.ts";

/** `npm run keys -- FILE`: makes the pair of keys that releases are signed with. */
await runCommand(async () => {
  const [given, ...rest] = process.argv.slice(2);
  if (!given || rest.length > 0)
    throw new Fault("Where to? npm run keys -- FILE (the private key goes there)");
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), given); // npm itself moves to the root
  const { privateKey, publicKey } = makeKeyPair();
  await writeFile(file, `${privateKey}\n`, { mode: 0o600, flag: "wx" }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Fault(
        error.code === "EEXIST" ? `${file} is there already; it is not replaced.` : `${file}: ${error.code}`,
      );
    },
  );
  console.info(`Private key  ${file} (keep it with those who release; RELEASE_SIGNING_KEY=${file})`);
  console.info(`Public key   ${publicKey} (for the operator of the site; RELEASE_PUBLIC_KEYS)`);
});
