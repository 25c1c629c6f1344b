import type { Language } from "./languages.ts";

/** Under which a browser remembers the language its visitor chose (`localStorage`). */
const storedUnder = "language";

/** Remembers the language a visitor chose, so that the site offers it; no address leads elsewhere for it. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storedUnder, language);
  } catch {
    // Storage is closed (private window, blocked).
  }
}

/** The language that was chosen on this device; `undefined` where none was. */
export function chosenLanguage(): string | undefined {
  try {
    return localStorage.getItem(storedUnder) ?? undefined;
  } catch {
    return undefined;
  }
}
