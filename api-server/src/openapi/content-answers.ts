import {
  achievementAnswer,
  documentAnswer,
  eventAnswer,
  photosAnswer,
  projectAnswer,
  viewerAnswer,
  wirePhoto,
} from "@ministry/api-client/schemas";
import * as z from "zod/mini";

const message = z.string();

/** A whole sector; with `page` or `limit` in the query, a page of it. */
export const projectsListed = z.union([
  z.array(projectAnswer),
  z.object({ items: z.array(projectAnswer), total: z.number(), limit: z.number(), page: z.number() }),
]);
/** `warning` says what of the achievements' text was not taken over. */
export const projectWritten = z.extend(projectAnswer, { message, warning: z.optional(z.string()) });

export const achievementsListed = z.extend(viewerAnswer, { _id: z.string(), total: z.number() });
export const achievementAt = z.extend(achievementAnswer, { index: z.number() });
export const achievementWritten = z.extend(achievementAt, { message });
export const achievementDeleted = z.object({ message, deleted: achievementAnswer });

export const photosAdded = z.extend(photosAnswer, { message, added: z.array(wirePhoto) });
export const photoReplaced = z.extend(photosAnswer, { message, replaced: wirePhoto });
export const photoDeleted = z.extend(photosAnswer, { message, deleted: wirePhoto });

export const eventWritten = z.extend(eventAnswer, { message });

export const documentRead = z.object({ data: documentAnswer });
export const documentsListed = z.object({ data: z.array(documentAnswer) });
export const documentWritten = z.extend(documentRead, { message });
