import type { Publication } from "@ministry/api-client";
import * as documentTableTexts from "../../content/documents/table.ts";
import { addedFilter, textOrder, valueFilter, type RecordShape } from "../../records/arranging/shape.ts";

export const groups = ["Water", "Energy", "Other"] as const;

/** Water and Energy have a section each, everything else is Other. */
export function groupOf({ category }: Publication): (typeof groups)[number] {
  if (category === "water") return "Water";
  return category === "energy" ? "Energy" : "Other";
}

/** What people call a file's kind: the end of its name. */
const typeOf = ({ filename }: Publication) => /\.([a-z0-9]{1,5})$/iu.exec(filename)?.[1]?.toUpperCase();

/** How the publications are looked through; their three groups stay together. */
export const documentShape = (documents: readonly Publication[]): RecordShape<Publication> => ({
  ...{
    one: documentTableTexts.document,
    many: documentTableTexts.documents,
    givenOrder: documentTableTexts.dateAddedNewestFirst,
  },
  keyOf: ({ id, title }) => id || title,
  nameOf: ({ title }) => title,
  textsOf: ({ title, description, filename, category }) => [title, description, filename, category],
  rank: (document) => groups.indexOf(groupOf(document)),
  orders: [
    textOrder("title", documentTableTexts.title, ({ title }) => title),
    {
      id: "size",
      ascending: documentTableTexts.fileSizeSmallestFirst,
      descending: documentTableTexts.fileSizeLargestFirst,
      by: ({ size }) => size,
    },
    {
      id: "added",
      ascending: documentTableTexts.dateAddedOldestFirst,
      descending: documentTableTexts.dateAddedNewestFirst,
      by: ({ createdAt }) => Date.parse(createdAt ?? "") || undefined,
    },
  ],
  filters: [
    valueFilter({ id: "category", label: documentTableTexts.category }, documents, ({ category }) => ({
      value: category,
      label: category.charAt(0).toUpperCase() + category.slice(1),
    })),
    valueFilter({ id: "type", label: documentTableTexts.fileType }, documents, (document) => {
      const type = typeOf(document);
      return type ? { value: type, label: type } : undefined;
    }),
    addedFilter(({ createdAt }) => createdAt),
  ],
});
