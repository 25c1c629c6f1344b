import type { Language } from "@ministry/contract";

/** The language of the open page, as its `<html>` says; English where there is no page. */
export const pageLanguage = (): Language => (globalThis.document?.documentElement.lang || "en") as Language;
