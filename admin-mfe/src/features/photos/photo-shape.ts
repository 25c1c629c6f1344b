import type { Photo } from "@ministry/api-client";
import { textOrder, type RecordShape } from "../../records/arranging/shape.ts";

/** A photo with its position, by which the contract addresses it. */
export interface PhotoRow {
  photo: Photo;
  index: number;
}

/** What the stored file is called. */
export const fileName = ({ picture: { reference } }: Photo): string =>
  reference.slice(reference.lastIndexOf("/") + 1);

export const nameOf = ({ index }: PhotoRow, project: string): string => `photo ${index + 1} of ${project}`;

/** How the photos of a project are looked through. */
export const photoShape = (project: string): RecordShape<PhotoRow> => ({
  ...{ one: "photo", many: "photos", givenOrder: "As on the site" },
  keyOf: ({ photo, index }) => photo.id ?? `at ${index}`,
  nameOf: (row) => nameOf(row, project),
  textsOf: ({ photo }) => [fileName(photo)],
  orders: [
    { id: "place", ascending: "First to last", descending: "Last to first", by: ({ index }) => index },
    textOrder("name", "Image", ({ photo }) => fileName(photo)),
  ],
  filters: [],
});
