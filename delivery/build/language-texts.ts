import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { OtherLanguage } from "@ministry/contract";
import type { Plugin } from "vite";

/** Folders with the fixed texts of a part and of the components it shows: English files, and the same per language. */
const textFolder = /^(?:.*[\\/])?src[\\/]content(?=[\\/])/;

/** File of a build that lists the modules its texts were taken from: absolute paths. */
export const textsFile = ".vite/texts.json";

/** Where a module of texts belongs: its folder of texts, and its path in there. Undefined for every other file. */
export function textModule(path: string): { content: string; file: string } | undefined {
  const content = textFolder.exec(path)?.[0];
  return content === undefined ? undefined : { content, file: relative(content, path) };
}

/**
 * Returns the plugin that builds a part in a language: wherever a module imports `content/x.ts` or
 * `content/room/x.ts`, it gets the file at the same place below `content/<language>`. So a visitor downloads the texts of one language, and none that tell languages apart
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
      const text = found && textModule(found.id);
      // A language's own file may take from the English one what is the same in all of them.
      if (!text || importer.startsWith(join(text.content, language) + sep)) return found;
      const translated = join(text.content, language, text.file);
      return existsSync(translated) ? translated : found;
    },
    async load(id) {
      const text = textModule(id);
      if (!text?.file.startsWith(language + sep)) return undefined;
      const english = join(text.content, relative(language, text.file));
      // What only this language needs, such as its plurals.
      if (!existsSync(english)) return undefined;
      const [own, first] = await Promise.all([readFile(id, "utf8"), readFile(english, "utf8")]);
      const had = new Set(exportsOf(own));
      const missing = exportsOf(first).filter((name) => !had.has(name));
      if (missing.length === 0) return undefined;
      const source = relative(dirname(id), english).replaceAll(sep, "/");
      return `${own}\nexport { ${missing.join(", ")} } from "${source}";\n`;
    },
  };
}

/**
 * Returns the plugin that lists the modules of texts that a build in one of several languages was made from: by them the
 * next release tells whether it has to build the language again (`delivery/release/built/language-inputs.ts`).
 */
export function listTexts(): Plugin {
  return {
    name: "ministry:list-texts",
    generateBundle() {
      const read = [...this.getModuleIds()]
        .map((id) => id.split("?")[0] ?? id)
        .filter((id) => textModule(id));
      this.emitFile({ type: "asset", fileName: textsFile, source: JSON.stringify(read.sort()) });
    },
  };
}

/** Names of the values that a module of texts exports. */
export const exportsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name = ""]) => name);
