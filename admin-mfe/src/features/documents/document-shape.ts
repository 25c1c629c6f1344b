import type { Publication } from "@ministry/api-client";
import { addedFilter, textOrder, valueFilter, type RecordShape } from "../../records/arranging/shape.ts";
import { groupOf, groups } from "./document-values.ts";

/** What people call a file's kind: the end of its name. */
const typeOf = ({ filename }: Publication) => /\.([a-z0-9]{1,5})$/iu.exec(filename)?.[1]?.toUpperCase();

/** How the publications are looked through; their three groups stay together. */
export const documentShape = (documents: readonly Publication[]): RecordShape<Publication> => ({
  ...{ one: "document", many: "documents", givenOrder: "Date added, newest first" },
  keyOf: ({ id, title }) => id || title,
  nameOf: ({ title }) => title,
  textsOf: ({ title, description, filename, category }) => [title, description, filename, category],
  rank: (document) => groups.indexOf(groupOf(document)),
  orders: [
    textOrder("title", "Title", ({ title }) => title),
    {
      id: "size",
      ascending: "File size, smallest first",
      descending: "File size, largest first",
      by: ({ size }) => size,
    },
    {
      id: "added",
      ascending: "Date added, oldest first",
      descending: "Date added, newest first",
      by: ({ createdAt }) => Date.parse(createdAt ?? "") || undefined,
    },
  ],
  filters: [
    valueFilter({ id: "category", label: "Category" }, documents, ({ category }) => ({
      value: category,
      label: category.charAt(0).toUpperCase() + category.slice(1),
    })),
    valueFilter({ id: "type", label: "File type" }, documents, (document) => {
      const type = typeOf(document);
      return type ? { value: type, label: type } : undefined;
    }),
    addedFilter(({ createdAt }) => createdAt),
  ],
});
