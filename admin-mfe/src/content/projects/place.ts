import type { ProjectStage } from "@ministry/api-client";

/** Texts of the fields that say where a project lies and how far it is. */

export const placeAndProgress = "Place and progress";
export const placeHint =
  "Optional. Visitors find projects by these on the map and in the lists. Leave out what is not known.";
export const latitude = "Latitude";
export const latitudeHint = "Degrees north, for example -0.3582";
export const longitude = "Longitude";
export const longitudeHint = "Degrees east, for example 42.5454";
export const stage = "Stage";
export const progress = "Progress (%)";
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
  "This site is not allowed to use this device's location. Allow it in the browser's settings, or type the figures.";
export const positionUnavailable =
  "This device could not find its position. Try again outdoors, or type the figures.";

export const latitudeProblem = "Latitude must be a number from -90 to 90.";
export const longitudeProblem = "Longitude must be a number from -180 to 180.";
export const otherHalfProblem = "Give latitude and longitude, or neither.";
export const progressProblem = "Progress must be a whole number from 0 to 100.";
export const startYearProblem = (from: number, to: number) =>
  `Start year must be a whole number from ${from} to ${to}.`;
