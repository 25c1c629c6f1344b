import { type Media } from "@ministry/api-client/schemas";
import { type ImageRow } from "../repositories/files/images.ts";

/** `media` of the given references: what lets a page reserve room and choose a smaller copy. */
export function mediaOf(images: Map<string, ImageRow>, references: (string | null)[]): Media {
  const media: Media = {};
  for (const reference of references) {
    const row = reference === null ? undefined : images.get(reference);
    if (!row) continue;
    const { width, height, color } = row;
    media[row.reference] = {
      width,
      height,
      color,
      variants: row.variants.map(({ key, width: w, format, bytes }) => ({
        width: w,
        format,
        url: key,
        ...(bytes !== undefined && { bytes }),
      })),
    };
  }
  return media;
}
