import * as z from "zod/mini";
import { wireAchievement } from "./wire/achievement.ts";
import { wireEvent } from "./wire/event.ts";
import { wirePhoto } from "./wire/photo.ts";
import { text } from "./wire/fields.ts";
import { wireProject } from "./wire/project.ts";
import { wireDocument } from "./wire/publication.ts";
import { roles } from "./roles.ts";
import { languages } from "./fields/translations.ts";

/**
 * The answers of our own server in full, for checking and documenting them. Browsers do without: they read answers
 * of any host, and every schema here would weigh on a first visit.
 */
const optionalNumber = z.optional(z.number());

export const mediaAnswer = z.record(
  z.string(),
  z.object({
    width: z.number(),
    height: z.number(),
    color: z.string(),
    variants: z.array(
      z.object({
        width: z.number(),
        format: z.enum(["webp", "avif"]),
        url: z.string(),
        bytes: optionalNumber,
      }),
    ),
  }),
);

const translations = z.optional(
  z.partialRecord(z.enum(languages), z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
);

const described = { media: z.optional(mediaAnswer) };

export const achievementAnswer = z.extend(wireAchievement, { progress: optionalNumber, updatedAt: text });
export const achievementsAnswer = z.object({ achievements: z.array(achievementAnswer) });
export const viewerAnswer = z.object({
  title: z.string(),
  /** Our additions: the project's sector, what it is written in, and its title in other languages. */
  sector: z.enum(["energy", "water"]),
  language: text,
  translations,
  achievements: z.array(achievementAnswer),
});

export const photosAnswer = z.object({ photos: z.array(wirePhoto), ...described });

export const projectAnswer = z.extend(wireProject, {
  /** List of objects, list of strings, one object, or text. */
  achievements: z.optional(
    z.union([
      z.array(z.union([achievementAnswer, z.string()])),
      z.string(),
      z.record(z.string(), z.unknown()),
    ]),
  ),
  /** Our addition: the text that a project has beside its list. */
  achievementsText: text,
  Photos: z.optional(z.array(wirePhoto)),
  photos: z.optional(z.array(wirePhoto)),
  ...{ latitude: optionalNumber, longitude: optionalNumber },
  ...{ progress: optionalNumber, startYear: optionalNumber },
  translations,
  ...described,
});

export const eventAnswer = z.extend(wireEvent, { translations, ...described });
/**
 * Our addition to a page that does not hold all events: what the whole list can be narrowed to. Months as `2026-03` in
 * universal time; `lastEnd` is when the last event with a time is over, absent where none has one.
 */
export const eventChoicesAnswer = z.object({
  months: z.array(z.string()),
  districts: z.array(z.string()),
  sectors: z.array(z.string()),
  lastEnd: text,
});
export const eventPageAnswer = z.object({
  items: z.array(eventAnswer),
  total: z.number(),
  limit: z.number(),
  page: optionalNumber,
  choices: z.optional(eventChoicesAnswer),
});

export const documentAnswer = z.extend(wireDocument, { size: optionalNumber, translations });

/** Answer of GET /search-documents, an addition of ours: plain text around the first match in a publication's file. */
export const documentHitsAnswer = z.object({
  items: z.array(z.object({ _id: z.string(), excerpt: z.string() })),
});

/** Answer of POST /customerLogin (API-02); `queueKey`, `expiresAt`, `device` and `role` are our additions. */
export const sessionAnswer = z.object({
  token: z.string(),
  user: z.object({ _id: text, name: text, email: text, role: z.optional(z.enum(roles)) }),
  queueKey: text,
  expiresAt: text,
  device: text,
});

/** Body of every refusal: one sentence for people in `message`, and the id under which the server logged it. */
export const problemAnswer = z.object({ message: z.string(), error: text, requestId: text });

export type ProjectAnswer = z.output<typeof projectAnswer>;
export type EventAnswer = z.output<typeof eventAnswer>;
export type EventPageAnswer = z.output<typeof eventPageAnswer>;
export type DocumentAnswer = z.output<typeof documentAnswer>;
export type PhotosAnswer = z.output<typeof photosAnswer>;
export type SessionAnswer = z.output<typeof sessionAnswer>;
