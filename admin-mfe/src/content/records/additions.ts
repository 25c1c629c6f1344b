import type { Language, ProjectStage, Sector } from "@ministry/api-client";

/** Texts of the fields beyond the contract: place, progress, closing date, languages. */

export const placeAndProgress = "Place and progress";
export const placeHint =
  "Optional. Visitors find projects by these on the map and in the lists. Leave out what is not known.";
export const district = "District";
export const latitude = "Latitude";
export const latitudeHint = "Degrees north, for example -0.3582";
export const longitude = "Longitude";
export const longitudeHint = "Degrees east, for example 42.5454";
export const stage = "Stage";
export const notSaid = "Not given";
export const progress = "Progress in per cent";
export const startYear = "Start year";
export const stages: Record<ProjectStage, string> = {
  planned: "Planned",
  tendering: "Tendering",
  ongoing: "Ongoing",
  completed: "Completed",
};

export const usePosition = "Use my position";
export const findingPosition = "Finding your position…";
export const positionFound = (metres: number) => `Your position was filled in, exact to about ${metres} m.`;
export const positionRefused =
  "This device may not tell its position to this site. Allow it in the browser's settings, or type the figures.";
export const positionUnavailable =
  "This device could not find its position. Try again outdoors, or type the figures.";

export const sector = "Sector";
export const sectors: Record<Sector, string> = { energy: "Energy", water: "Water" };
export const timePlaceSector = "Time, place and sector";
export const whenHint =
  "Optional. By the ministry's clock, which is three hours ahead of universal time. Visitors see it in the list and can put it into their calendar.";
export const startsAt = "Begins";
export const endsAt = "Ends";
export const venue = "Venue";
export const venueHint = "A hall, a school, a borehole";
export const closingDate = "Closing date";
export const closingDateHint =
  "For tenders: the last day for offers. A document with a closing date is listed as a tender.";
export const tenderAndPlace = "Tender, sector and place";

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

export const latitudeProblem = "Latitude must be a number from -90 to 90.";
export const longitudeProblem = "Longitude must be a number from -180 to 180.";
export const otherHalfProblem = "Give latitude and longitude, or neither.";
export const progressProblem = "Progress must be a whole number from 0 to 100.";
export const startYearProblem = (from: number, to: number) =>
  `Start year must be a whole number from ${from} to ${to}.`;
export const districtProblem = (most: number) => `District must have at most ${most} characters.`;
export const timeProblem = (name: string) => `${name} must be a day and a time, such as 2026-03-01 09:00.`;
export const beginningProblem = "Say when the event begins too.";
export const orderProblem = "The event can't end before it begins.";
export const venueProblem = (most: number) => `Venue must have at most ${most} characters.`;
export const closingDateProblem = "Closing date must be a day such as 2026-03-01.";
