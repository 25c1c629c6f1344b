import type { Language } from "@ministry/contract";
import { texts as arabic } from "./texts-ar.ts";
import { texts as somali } from "./texts-so.ts";
import { english, type ShellTexts } from "./texts.ts";

const all: Record<Language, ShellTexts> = { en: english, so: somali, ar: arabic };

/** The shell's texts in a language, for the site's server: a browser loads those of its page (`load-texts.ts`). */
export const textsIn = (language: Language): ShellTexts => all[language];
