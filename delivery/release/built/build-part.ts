import { join } from "node:path";
import type { Language, PartName } from "@ministry/contract";
import { languageOutDir, languageSetting, outDirs } from "@ministry/build/outputs";
import { folderOf, isAlone } from "../../lib/checkout.ts";
import { runVite } from "../../lib/run.ts";
import { hasBundle } from "../../sites/parts.ts";
import { withBuildLock } from "./build-lock.ts";
import { hashInputs, readInputs, type Inputs } from "./inputs.ts";
import { joinLanguages, languagesOf } from "./join-languages.ts";
import { takenIn, textsReadBy } from "./language-inputs.ts";
import { isUpToDate, whenChanged } from "./when-changed.ts";

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

/**
 * Builds those of the parts whose inputs changed, side by side; resolves with their names. Where nothing changed it
 * writes nothing, so that commands run as a user who may only read the checkout.
 *
 * @throws Fault when something has to be built and this user can't write to the checkout
 */
export async function buildParts<Part extends Buildable>(parts: readonly Part[]): Promise<Part[]> {
  const areBuilt = await Promise.all(parts.map(isBuilt));
  if (areBuilt.every(Boolean)) return [];
  return withBuildLock(async () => {
    const built = await Promise.all(parts.map(async (part) => ((await bringUpToDate(part)) ? [part] : [])));
    return built.flat();
  });
}

async function isBuilt(part: Buildable): Promise<boolean> {
  const inputs = await readInputs(inputsOf(part));
  return isUpToDate(join(folderOf(part), outDirs.client), resultsOf(part), () => hashInputs(inputs));
}

async function bringUpToDate(part: Buildable): Promise<boolean> {
  const folder = folderOf(part);
  const inputs = await readInputs(inputsOf(part));
  const hash = () => hashInputs(inputs);
  return whenChanged(join(folder, outDirs.client), resultsOf(part), hash, async () => {
    const languages = await languagesOf(folder);
    if (languages.length === 0) {
      await Promise.all(buildsOf(part).map((build) => vite(part, build)));
      return;
    }
    // One after the other: a build takes both processors of a small machine.
    for (const language of ["en" as const, ...languages])
      await Promise.all(buildsOf(part).map((build) => buildLanguage(part, build, language, inputs)));
    await joinLanguages(folder, languages);
  });
}

/** A build of a part: for browsers or for the site's server. */
interface Build {
  outDir: string;
  flags: string[];
}

const buildsOf = (part: Buildable): Build[] => [
  { outDir: outDirs.client, flags: [] },
  ...(part !== "api-server" && hasBundle(part) ? [{ outDir: outDirs.server, flags: ["--ssr"] }] : []),
];

/** The folders that a part's builds leave. */
const resultsOf = (part: Buildable): string[] =>
  buildsOf(part).map(({ outDir }) => join(folderOf(part), outDir));

/** Builds a part in one of its languages unless nothing that this language needs has changed. */
async function buildLanguage(
  part: Buildable,
  build: Build,
  language: Language,
  inputs: Inputs,
): Promise<void> {
  const outDir = join(folderOf(part), languageOutDir(build.outDir, language));
  const hash = async () => hashInputs(inputs, takenIn(language, inputs, await textsReadBy(outDir)));
  await whenChanged(outDir, [], hash, () =>
    vite(part, build, `${part} in ${language}`, { [languageSetting]: language }),
  );
}

const vite = (
  part: Buildable,
  { flags }: Build,
  name: string = part,
  env: Record<string, string> = {},
): Promise<void> => runVite(folderOf(part), ["--logLevel", "warn", ...flags], `Building ${name}`, env);
