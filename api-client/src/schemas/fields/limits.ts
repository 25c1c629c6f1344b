/** Limits both sides of the wire keep to (requirements.md; AMB-15, AMB-28, AMB-45). */

/** Longest text field in characters. The counters on the forms (300, 600, 800) are hints far below it (AMB-28). */
export const maxTextLength = 20_000;

/** Longest title of a record, and longest name of a ministry or component, in characters. */
export const maxTitleLength = 1_000;

/** Longest achievements block of a project's form: some hundred entries with their details, in one text. */
export const maxAchievementsLength = 200_000;

/** Longest name of a district, in characters. */
export const maxDistrictLength = 100;

/** Longest name of the place an event is held at, in characters. */
export const maxVenueLength = 200;

/** Longest translations of one record as JSON, in characters: every text of a project in two more languages. */
export const maxTranslationsLength = 300_000;

/** Achievements of one project, and lines of the text they come in. */
export const maxAchievements = 1_000;
export const maxAchievementLines = 5_000;

/** Longest values of sign-in and registration, in characters; 254 for an address is RFC 5321's. */
export const maxPersonNameLength = 200;
export const maxEmailLength = 254;
export const maxPasswordLength = 200;

/** Longest id, position, token or file name a call may name, in characters. */
export const maxIdLength = 255;

/** Fields with a limit of their own; every other text field has `maxTextLength`. */
const ownTextLimits: Record<string, number> = {
  title: maxTitleLength,
  name: maxTitleLength,
  ministry: maxTitleLength,
  componentTitle: maxTitleLength,
  achievements: maxAchievementsLength,
  category: 50,
  district: maxDistrictLength,
  translations: maxTranslationsLength,
  ...{ latitude: 20, longitude: 20, stage: 20, progress: 20, startYear: 20 },
  ...{ sector: 20, language: 20, closingDate: 20 },
  ...{ startsAt: 40, endsAt: 40, venue: maxVenueLength },
  index: 20,
  id: maxIdLength,
};

/** Longest value in characters of a text field in a form, by the field's name on the wire. */
export const textLimitOf = (field: string): number =>
  Object.hasOwn(ownTextLimits, field) ? (ownTextLimits[field] ?? maxTextLength) : maxTextLength;

/** Files of one request or one picker (AMB-15). */
export const maxFilesPerRequest = 20;

/** Bytes of one image: "10 MB" read as 10·1024·1024 (AMB-15). */
export const maxImageBytes = 10 * 1024 * 1024;

/** Bytes of one publication; the server may be set to another figure (AMB-45). */
export const maxDocumentBytes = 50 * 1024 * 1024;

/** Events on one page of the list unless asked otherwise (P-145, A-184). */
export const defaultEventPageSize = 50;

/** Bytes in the MB of every size shown (AMB-36). */
export const bytesPerMb = 1_048_576;

/**
 * Progress in percent: whole numbers and fractions from 0 to 100, to four decimal places so that it never prints with
 * an exponent; empty or not a number counts as 0 (A-108, A-121, P-140).
 */
export function clampProgress(value: unknown): number {
  const number = typeof value === "string" ? Number.parseFloat(value) : value;
  if (typeof number !== "number" || Number.isNaN(number)) return 0;
  return Math.round(Math.min(100, Math.max(0, number)) * 1e4) / 1e4;
}
