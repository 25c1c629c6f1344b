import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PartName } from "../contract.ts";
import { root, runNode } from "../lib/run.ts";
import { withBuildLock } from "./build-lock.ts";
import { hashInputs } from "./inputs.ts";

type Buildable = PartName | "api-server";

/** What a part is made from, beside its own folder. */
const sharedInputs: Record<Buildable, string[]> = {
  shell: ["shared-ui", "api-client", "delivery/contract.ts", "delivery/plugins"],
  "public-mfe": ["shared-ui", "api-client", "delivery/contract.ts", "delivery/plugins"],
  "admin-mfe": ["shared-ui", "api-client", "delivery/contract.ts", "delivery/plugins"],
  "api-server": ["api-client"],
};

/** Builds a part unless its last build was made from the same inputs; says whether it had to. */
export function buildPart(part: Buildable): Promise<boolean> {
  return buildParts([part]).then(([built]) => built === part);
}

/** Builds those of the parts whose inputs changed, side by side; resolves with their names. */
export function buildParts<Part extends Buildable>(parts: readonly Part[]): Promise<Part[]> {
  return withBuildLock(async () => {
    const built = await Promise.all(parts.map(async (part) => ((await bringUpToDate(part)) ? [part] : [])));
    return built.flat();
  });
}

async function bringUpToDate(part: Buildable): Promise<boolean> {
  const inputs = await hashInputs([part, ...sharedInputs[part]]);
  const stamp = join(root, part, "dist/.vite/inputs");
  const before = await readFile(stamp, "utf8").catch(() => undefined);
  if (before === inputs) return false;
  await Promise.all((part === "api-server" ? [[]] : [[], ["--ssr"]]).map((flags) => vite(part, flags)));
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, inputs);
  return true;
}

function vite(part: Buildable, flags: string[]): Promise<void> {
  const cwd = join(root, part);
  return runNode([join(cwd, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn", ...flags], {
    cwd,
    what: `Building ${part}`,
  });
}
