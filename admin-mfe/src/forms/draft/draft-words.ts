import * as formTexts from "../../content/forms/form.ts";
import type { StoredDraftCopy } from "../../drafts/draft-store.ts";

/** A draft as the person is asked about it. */
export interface DraftOffer {
  key: string;
  savedAt: number;
  /** What is in it, in a few words: its title and its pictures. */
  summary: string;
}

const excerptLength = 60;

/** The drafts with what tells them apart. */
export const offersOf = (drafts: readonly StoredDraftCopy[]): DraftOffer[] =>
  drafts.map(({ key, savedAt, values }) => ({ key, savedAt, summary: summaryOf(values) }));

function summaryOf(values: StoredDraftCopy["values"]): string {
  const contents = Object.values(values);
  const title = contents.find((value) => typeof value === "string" && value.trim() !== "");
  const files = contents.flat().filter((value) => value instanceof File).length;
  return [
    typeof title === "string" && `“${excerpt(title.trim())}”`,
    files > 0 && (files === 1 ? formTexts.oneFile : formTexts.files(files)),
  ]
    .filter(Boolean)
    .join(", ");
}

const excerpt = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;
