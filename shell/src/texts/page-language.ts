import type { Language } from "@ministry/contract";
import type { ShellTexts } from "./texts.ts";

/** The language of a page for its whole life: another one is another page. */
export interface PageLanguage {
  language: Language;
  texts: ShellTexts;
  /** What stands before each of its addresses. */
  prefix: string;
  /** An address without the prefix of its language. */
  pathOf: (pathname: string) => string;
}

/** The language of the open page, as its `<html>` says; English where there is no page. */
export const pageLanguage = (): Language => (globalThis.document?.documentElement.lang || "en") as Language;
