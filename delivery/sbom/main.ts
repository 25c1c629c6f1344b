import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { runCommand } from "../lib/fault.ts";
import { root } from "../lib/run.ts";
import { billOfMaterials, checksumsIn } from "./bill-of-materials.ts";
import { licenceLines } from "./licences.ts";
import { shippedPackages } from "./shipped-packages.ts";

/** `npm run sbom [-- FILE]` writes the bill of materials; `npm run licences` lists the licences of what is shipped. */
await runCommand(async () => {
  const packages = shippedPackages(root);
  const [wanted] = process.argv.slice(2);
  if (wanted === "licences") return console.info(licenceLines(packages));
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), wanted ?? "var/sbom.cdx.json");
  const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    name: string;
    version: string;
  };
  const checksums = checksumsIn(readFileSync(join(root, "pnpm-lock.yaml"), "utf8"));
  const used = new Set(packages.flatMap(({ uses }) => uses));
  const uses = packages.map(({ id }) => id).filter((id) => !used.has(id));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, billOfMaterials({ ...own, uses }, packages, checksums));
  console.info(`${packages.length} packages: ${file} (CycloneDX 1.6)`);
});
