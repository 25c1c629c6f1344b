import type { Language } from "@ministry/contract";
import { store, stored } from "../storage.ts";

/** Under which a browser remembers the language its visitor chose. */
const storedUnder = "language";

/** Remembers the language a visitor chose, so that the site offers it; no address leads elsewhere for it. */
export const rememberLanguage = (language: Language): void => store(storedUnder, language);

/** The language that was chosen on this device; `null` where none was. */
export const chosenLanguage = (): string | null => stored(storedUnder);
