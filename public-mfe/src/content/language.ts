import type { Language } from "@ministry/contract";

/** The language of this build (docs/decisions/0064-a-build-per-language.md). */
export const language: Language = "en";
