import type { Publication, PublicationTexts } from "@ministry/api-client";
import { closingDate, closingDateProblem } from "../../content/documents/tender.ts";
import { district, languageQuestion, sector } from "../../content/records/additions.ts";
import { checkDistrict, problemsIn, sentValues, typedValues } from "../../forms/additions/addition-values.ts";
import {
  translationLabels,
  translationsOf,
  translationValues,
  type TranslationValues,
} from "../../forms/additions/translation-values.ts";

const names = ["closingDate", "sector", "district", "language"] as const;

/** What a document's form holds beyond the contract (decision 0062). */
export type DocumentAdditions = Record<(typeof names)[number], string> & TranslationValues<"document">;

/** A stored document's as its form shows them; a new one's where none is given. */
export const documentAdditions = (document: Partial<Publication> = {}): DocumentAdditions => ({
  ...typedValues(names, document),
  ...translationValues("document", document.translations),
});

/** What is sent of them. Of a new document only what was given. */
export const documentAdditionsDraft = (values: DocumentAdditions, isNew: boolean) =>
  sentValues(names, values, translationsOf<"document", PublicationTexts>("document", values), isNew);

/** What their fields are called, in the order of the form; `texts` are the names of the document's own. */
export const documentAdditionLabels = (texts: Readonly<Record<string, string>>) => ({
  ...{ closingDate, sector, district, language: languageQuestion },
  ...translationLabels("document", texts),
});

/** What keeps a document's form from being sent, by field. */
export const checkDocumentAdditions = (values: DocumentAdditions): Record<string, string> =>
  problemsIn({
    closingDate: values.closingDate !== "" && !dayPattern.test(values.closingDate) && closingDateProblem,
    district: checkDistrict(values.district),
  });

const dayPattern = /^\d{4}-\d\d-\d\d$/;
