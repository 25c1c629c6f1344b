import type { Language, Sector } from "@ministry/api-client";

/** Texts of the fields beyond the contract that records of several kinds have: district, sector, languages. */

export const district = "District";
export const notSaid = "Not given";

export const sector = "Sector";
export const sectors: Record<Sector, string> = { energy: "Energy", water: "Water" };

export const languagesTitle = "Language and translations";
export const languagesNotLoaded = "The fields for translations could not be loaded. Please try again.";
export const languageQuestion = "Language of the texts above";
export const languageHint =
  "Optional. Visitors see these texts once the site is offered in their language; what is not translated stays as it is above.";
export const languages: Record<Language, string> = { en: "English", so: "Somali", ar: "Arabic" };
export const translationInto = (language: string, done: number, all: number) =>
  done === 0 ? `${language} translation` : `${language} translation (${done} of ${all} texts)`;
export const translated = (field: string, language: string) => `${field} (${language})`;
export const textsIn = (language: string) => `Texts in ${language}`;

export const districtProblem = (most: number) => `District must have at most ${most} characters.`;
