import { join } from "node:path";
import { exportsOf, textModule, textsFile } from "@ministry/build/language-texts";
import { otherLanguages, type Language } from "@ministry/contract";
import { base } from "../../lib/checkout.ts";
import { readJson } from "../../lib/files.ts";
import type { Inputs, Taken } from "./inputs.ts";

/**
 * What a part's build in one language takes of each file, so that a release builds those languages alone whose texts
 * changed: of another language's texts nothing; of an English text that is translated only its names, since a name that
 * the translation lacks is taken from there (`delivery/build/language-texts.ts`); of every other file all, and of every
 * text that its last build was made from.
 *
 * @param read modules of texts that the language's last build was made from, absolute; absent before its first
 */
export function takenIn(language: Language, inputs: Inputs, read: ReadonlySet<string>): Taken {
  return (path, bytes) => {
    const text = textModule(path);
    if (!text || read.has(join(base, path))) return bytes;
    const translatedTo = otherLanguages.find((other) => text.file.startsWith(`${other}/`));
    if (translatedTo) return translatedTo === language ? bytes : undefined;
    const isTranslated = language !== "en" && inputs.has(join(text.content, language, text.file));
    return isTranslated ? exportsOf(bytes.toString()).join() : bytes;
  };
}

/** The modules of texts that a build was made from, as it left them in its folder. */
export const textsReadBy = async (outDir: string): Promise<ReadonlySet<string>> =>
  new Set(await readJson<string[]>(join(outDir, textsFile)));
