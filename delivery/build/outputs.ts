import { join } from "node:path";
import type { Language } from "@ministry/contract";

/** Where a part's builds land, relative to its folder. */
export const outDirs = { client: "dist", server: "dist-ssr" } as const;

/** Environment variable that names the language of a part that is built in several; without it, it is built in English alone. */
export const languageSetting = "BUILD_LANGUAGE";

/**
 * Where a build in one of several languages lands, English among them, before they are joined
 * (`delivery/release/built/join-languages.ts`): a release builds those alone whose texts changed.
 */
export const languageOutDir = (outDir: string, language: Language): string =>
  join("node_modules/.cache/ministry/languages", language, outDir);
