import type { Photo } from "@ministry/api-client";
import * as photoTableTexts from "../../content/photos/table.ts";
import { textOrder, type RecordShape } from "../../records/arranging/shape.ts";

/** A photo with its position, by which the contract addresses it. */
export interface PhotoRow {
  photo: Photo;
  index: number;
}

/** What the stored file is called. */
export const fileName = ({ picture: { reference } }: Photo): string =>
  reference.slice(reference.lastIndexOf("/") + 1);

export const nameOf = ({ index }: PhotoRow, project: string): string =>
  photoTableTexts.photoOf(index + 1, project);

/** How the photos of a project are looked through. */
export const photoShape = (project: string): RecordShape<PhotoRow> => ({
  ...{ one: photoTableTexts.photo, many: photoTableTexts.photos, givenOrder: photoTableTexts.asOnSite },
  keyOf: ({ photo, index }) => photo.id ?? `at ${index}`,
  nameOf: (row) => nameOf(row, project),
  textsOf: ({ photo }) => [fileName(photo)],
  orders: [
    {
      id: "place",
      ascending: photoTableTexts.firstToLast,
      descending: photoTableTexts.lastToFirst,
      by: ({ index }) => index,
    },
    textOrder("name", photoTableTexts.image, ({ photo }) => fileName(photo)),
  ],
  filters: [],
});
