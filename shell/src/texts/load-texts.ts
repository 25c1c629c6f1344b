import type { Language } from "@ministry/contract";
import { english, type ShellTexts } from "./texts.ts";

/** Loads the shell's texts in a language, in a file of its own; English where it can't be had. */
export async function loadTexts(language: Language): Promise<ShellTexts> {
  if (language === "en") return english;
  try {
    const { texts } = await (language === "so" ? import("./texts-so.ts") : import("./texts-ar.ts"));
    return texts;
  } catch (error) {
    console.warn("texts not loaded", language, error);
    return english;
  }
}
