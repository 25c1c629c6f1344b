import { eventImageFields, eventTextFields } from "@ministry/api-client/schemas";
import { type EventRow } from "../repositories/content/events.ts";
import { type ImageRow } from "../repositories/files/images.ts";
import { eventAdditionsWire } from "./additions.ts";
import { mediaOf } from "./media.ts";

/** Text columns by the contract's field names. */
export const eventTexts = {
  [eventTextFields.title]: "title",
  [eventTextFields.ministry]: "ministry",
  [eventTextFields.description]: "description",
  [eventTextFields.moreDescription]: "moreDescription",
} as const;

/** Image columns by the contract's field names. */
export const eventImages = {
  [eventImageFields.coverImage]: "coverImage",
  [eventImageFields.objectiveImage]: "objectiveImage",
} as const;

export const eventImagesOf = (row: EventRow) => [row.coverImage, row.objectiveImage];

/** An event as it travels. */
export function eventWire(row: EventRow, images: Map<string, ImageRow>) {
  return {
    _id: row.id,
    title: row.title,
    ministry: row.ministry,
    description: row.description,
    moreDescription: row.moreDescription,
    ...(row.coverImage !== null && { coverImage: row.coverImage }),
    ...(row.objectiveImage !== null && { objectiveImage: row.objectiveImage }),
    ...eventAdditionsWire(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    media: mediaOf(images, eventImagesOf(row)),
  };
}
