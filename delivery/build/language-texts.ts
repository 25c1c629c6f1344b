import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { OtherLanguage } from "@ministry/contract";
import type { Plugin } from "vite";

/** Folders with the fixed texts of a part and of the components it shows: English files, and a folder per language. */
const textFolders = /[\\/](?:public-mfe|shared-ui)[\\/]src[\\/]content$/;

/**
 * Returns the plugin that builds a part in a language: wherever a module imports `content/x.ts`, it gets
 * `content/<language>/x.ts`. So a visitor downloads the texts of one language, and none that tell languages apart
 * (docs/decisions/0064-a-build-per-language.md).
 *
 * A name that the language's file lacks is taken from the English one: a text that was only just written delays no
 * release. A language is named in the part's `ministry.languages` once its texts are complete.
 */
export function languageTexts(language: OtherLanguage): Plugin {
  return {
    name: "ministry:language-texts",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!source.endsWith(".ts") || importer === undefined) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const english = found?.id;
      if (!english || !textFolders.test(dirname(english))) return found;
      // A language's own file may take from the English one what is the same in all of them.
      if (dirname(importer) === join(dirname(english), language)) return found;
      const translated = join(dirname(english), language, basename(english));
      return existsSync(translated) ? translated : found;
    },
    async load(id) {
      if (basename(dirname(id)) !== language || !textFolders.test(dirname(dirname(id)))) return undefined;
      const english = join(dirname(dirname(id)), basename(id));
      // What only this language needs, such as its plurals.
      if (!existsSync(english)) return undefined;
      const [own, first] = await Promise.all([readFile(id, "utf8"), readFile(english, "utf8")]);
      const had = new Set(exportsOf(own));
      const missing = exportsOf(first).filter((name) => !had.has(name));
      return missing.length === 0
        ? undefined
        : `${own}\nexport { ${missing.join(", ")} } from "../${basename(id)}";\n`;
    },
  };
}

/** Names of the values that a module of texts exports. */
const exportsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name = ""]) => name);
