import { unwrapMany } from "../fields/envelopes.ts";
import { readMedia, type Media } from "../fields/media.ts";
import { readOccasion, type Occasion } from "../fields/moments.ts";
import type { Place } from "../fields/places.ts";
import { firstText, isRecord, numberIn, oneOf, present, textIn, textsIn } from "../fields/primitives.ts";
import { sectors, type Sector } from "../fields/sector.ts";
import { readLanguages, type EventTexts, type Translated } from "../fields/translations.ts";

/** An event with clean names; images are references as stored. */
export interface EventRecord extends EventTexts, Occasion, Pick<Place, "district">, Translated<EventTexts> {
  id: string;
  /** Where it is held: a hall, a school, a borehole. */
  venue?: string;
  coverImage?: string;
  objectiveImage?: string;
  sector?: Sector;
  createdAt?: string;
  updatedAt?: string;
  media?: Media;
}

const eventTexts = [
  "_id",
  "id",
  "title",
  "name",
  "ministry",
  "description",
  "moreDescription",
  "coverImage",
  "objectiveImage",
  "venue",
  "district",
  "createdAt",
  "updatedAt",
] as const;

/** Reads an event off the wire. */
export function readEvent(wire: Readonly<Record<string, unknown>>): EventRecord {
  const { _id, id, title, name, ...rest } = textsIn(wire, eventTexts);
  return present({
    ministry: "",
    description: "",
    moreDescription: "",
    ...rest,
    id: _id ?? id ?? "",
    title: firstText(title, name),
    sector: oneOf(sectors, wire.sector),
    ...readOccasion(wire),
    venue: firstText(rest.venue) || undefined,
    district: firstText(rest.district) || undefined,
    ...readLanguages<EventTexts>(wire),
    media: readMedia(wire.media),
  });
}

/** What the whole list of events can be narrowed to, each value once. */
export interface EventChoices {
  /** `2026-03`, in universal time. */
  months: string[];
  districts: string[];
  sectors: string[];
  /** When the last event with a time is over, in ISO 8601. */
  lastEnd?: string;
}

const choicesIn = ({ months, districts, sectors, lastEnd }: Record<string, unknown>): EventChoices =>
  present({
    ...{ months: texts(months), districts: texts(districts), sectors: texts(sectors) },
    lastEnd: textIn(lastEnd),
  });

const texts = (values: unknown): string[] => (Array.isArray(values) ? values.filter(textIn) : []);

/** `total` and `limit` of a list answer; a bare array is one whole page (AMB-43). */
export function readEventEnvelope(
  reply: unknown,
): { items: unknown[]; total: number; limit: number; choices?: EventChoices } | undefined {
  const items = unwrapMany(reply);
  if (!items) return undefined;
  const holder = isRecord(reply) && isRecord(reply.data) ? reply.data : reply;
  const figures = isRecord(holder) ? holder : {};
  const { choices } = figures;
  return {
    items,
    choices: isRecord(choices) ? choicesIn(choices) : undefined,
    total: Math.max(items.length, numberIn(figures.total) ?? 0),
    // A page has room for one at least: whoever counts pages divides by it.
    limit: Math.max(1, numberIn(figures.limit) ?? items.length),
  };
}
