import { languages, projectStages, sectors, startYears, translatedTexts } from "@ministry/api-client/schemas";

const oneOf = (options: readonly string[]) => ({ enum: ["", ...options] });
const number = (min: number, max: number) =>
  `A number from ${min} to ${max}; empty takes the stored one away`;

/** What the description says of the additional texts in the form of a kind of record (docs/api.md). */
export const additionDetails = (kind: keyof typeof translatedTexts): Record<string, object> => ({
  district: { description: "Where it belongs, by name" },
  latitude: { description: `${number(-90, 90)}. Degrees north (WGS 84); goes with \`longitude\`` },
  longitude: { description: `${number(-180, 180)}. Degrees east (WGS 84); goes with \`latitude\`` },
  stage: oneOf(projectStages),
  progress: { description: `Per cent. ${number(0, 100)}, whole` },
  startYear: { description: `${number(startYears.min, startYears.max)}, whole` },
  startsAt: {
    description: "Of an event: when it begins, with its time zone, such as 2026-03-01T09:00+03:00",
  },
  endsAt: { description: "Of an event: when it ends; not before `startsAt`" },
  venue: { description: "Of an event: where it is held" },
  sector: oneOf(sectors),
  closingDate: { description: "Last day for offers, such as 2026-03-01: a publication with one is a tender" },
  language: { ...oneOf(languages), description: "What it is written in; English where nothing is said" },
  translations: {
    description: `JSON: texts by language (${languages.join(", ")}) and name (${translatedTexts[kind].join(", ")}). Replaces what is stored; a JSON body may have the object itself here`,
  },
});
