import {
  defaultCategory,
  documentCategories,
  type Publication,
  type PublicationDraft,
} from "@ministry/api-client";
import * as documentFormTexts from "../../content/documents/form.ts";
import type { RecordVersion } from "../../drafts/record-version.ts";
import {
  checkDocumentAdditions,
  documentAdditionLabels,
  documentAdditions,
  documentAdditionsDraft,
  type DocumentAdditions,
} from "./document-additions.ts";

/** What the upload and update forms hold. */
export type DocumentValues = DocumentAdditions & {
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
  ...documentAdditions(),
};

export const valuesOf = (document: Publication): DocumentValues => ({
  ...{ title: document.title, description: document.description, category: document.category },
  file: undefined,
  ...documentAdditions(document),
});

/** Labels of the texts, in their order. */
export const documentTextLabels = {
  title: documentFormTexts.title,
  description: documentFormTexts.description,
};

/** Labels of all fields, in their order. */
export const documentLabels = {
  ...documentTextLabels,
  category: documentFormTexts.category,
  ...documentAdditionLabels(documentTextLabels),
  file: documentFormTexts.file,
};

/** The stored document as its form compares it; its file goes by its path, which is new for each. */
export const versionOf = (document: Publication): RecordVersion => {
  const { file: _chosen, ...texts } = valuesOf(document);
  return { version: document.updatedAt, fields: { ...texts, file: document.path } };
};

export const draftOf = (values: DocumentValues, isNew: boolean): PublicationDraft => ({
  ...{ title: values.title.trim(), description: values.description, category: values.category },
  file: values.file,
  ...documentAdditionsDraft(values, isNew),
});

export const checkChanged = (values: DocumentValues) => ({
  ...(values.title.trim() === "" ? { title: documentFormTexts.titleIsRequired } : {}),
  ...checkDocumentAdditions(values),
});

export const checkNew = (values: DocumentValues) => ({
  ...checkChanged(values),
  ...(values.file ? {} : { file: documentFormTexts.pleaseChooseFile }),
});

/** The choices of the category; one that an older host stored is kept among them. */
export function categoryOptions(current: string) {
  const known: readonly string[] = documentCategories;
  return [...known, ...(known.includes(current) ? [] : [current])].map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  }));
}
