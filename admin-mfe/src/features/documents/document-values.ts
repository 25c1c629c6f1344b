import {
  defaultCategory,
  documentCategories,
  type Publication,
  type PublicationDraft,
} from "@ministry/api-client";
import type { RecordVersion } from "../../drafts/record-version.ts";

/** What the upload and update forms hold. */
export type DocumentValues = {
  title: string;
  description: string;
  category: string;
  file: File | undefined;
};

export const emptyDocument: DocumentValues = {
  title: "",
  description: "",
  category: defaultCategory,
  file: undefined,
};

export const valuesOf = ({ title, description, category }: Publication): DocumentValues => ({
  ...{ title, description, category },
  file: undefined,
});

/** Labels of the fields, in their order. */
export const documentLabels = {
  title: "Title",
  description: "Description",
  category: "Category",
  file: "File",
};

/** The stored document as its form compares it; its file goes by its path, which is new for each. */
export const versionOf = ({ title, description, category, path, updatedAt }: Publication): RecordVersion => ({
  version: updatedAt,
  fields: { title, description, category, file: path },
});

export const draftOf = (values: DocumentValues): PublicationDraft => ({
  ...values,
  title: values.title.trim(),
});

export const checkChanged = ({ title }: DocumentValues) =>
  title.trim() === "" ? { title: "Title is required." } : {};

export const checkNew = (values: DocumentValues) => ({
  ...checkChanged(values),
  ...(values.file ? {} : { file: "Please choose a file." }),
});

/** The choices of the category; one that an older host stored is kept among them. */
export function categoryOptions(current: string) {
  const known: readonly string[] = documentCategories;
  return [...known, ...(known.includes(current) ? [] : [current])].map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  }));
}

export const groups = ["Water", "Energy", "Other"] as const;

/** Water and Energy have a section each, everything else is Other. */
export function groupOf({ category }: Publication): (typeof groups)[number] {
  if (category === "water") return "Water";
  return category === "energy" ? "Energy" : "Other";
}
