import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PartName } from "@ministry/contract";
import { languageSetting } from "@ministry/build/remote-config";
import { folderOf, isAlone } from "../../lib/checkout.ts";
import { runVite } from "../../lib/run.ts";
import { hasBundle } from "../../sites/parts.ts";
import { withBuildLock } from "./build-lock.ts";
import { hashInputs } from "./inputs.ts";
import { joinLanguages, languagesOf } from "./join-languages.ts";

type Buildable = PartName | "api-server";

/** What a part is made from, relative to the checkout; alone, the lockfile says which packages it is made with. */
export function inputsOf(part: Buildable): string[] {
  folderOf(part);
  return isAlone ? ["."] : [part, ...sharedInputs[part]];
}

/** What a part is made from, beside its own folder. */
const sharedInputs: Record<Buildable, string[]> = {
  shell: ["shared-ui", "api-client", "shell/contract", "delivery/build"],
  "public-mfe": ["shared-ui", "api-client", "shell/contract", "delivery/build"],
  "admin-mfe": ["shared-ui", "api-client", "shell/contract", "delivery/build"],
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
  const inputs = await hashInputs(inputsOf(part));
  const stamp = join(folderOf(part), "dist/.vite/inputs");
  const before = await readFile(stamp, "utf8").catch(() => undefined);
  if (before === inputs) return false;
  const builds = part !== "api-server" && hasBundle(part) ? [[], ["--ssr"]] : [[]];
  await Promise.all(builds.map((flags) => vite(part, flags)));
  const languages = await languagesOf(folderOf(part));
  // One after the other: a build takes both processors of a small machine.
  for (const language of languages)
    await Promise.all(
      builds.map((flags) => vite(part, flags, `${part} in ${language}`, { [languageSetting]: language })),
    );
  if (languages.length > 0) await joinLanguages(folderOf(part), languages);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, inputs);
  return true;
}

const vite = (
  part: Buildable,
  flags: string[],
  name: string = part,
  env: Record<string, string> = {},
): Promise<void> => runVite(folderOf(part), ["--logLevel", "warn", ...flags], `Building ${name}`, env);
