import type { Language } from "@ministry/contract";

/** The language of this build (docs/decisions/0064-a-build-per-language.md). */
export const language: Language = "en";

/** The months in words, January first. */
export const months =
  "January February March April May June July August September October November December".split(" ");

/** A day and a time of day, both in words. */
export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`;
