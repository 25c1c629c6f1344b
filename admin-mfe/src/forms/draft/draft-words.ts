import type { StoredDraftCopy } from "../../drafts/draft-store.ts";
import { summaryOf } from "../../drafts/draft-summary.ts";

/** A draft as the person is asked about it. */
export interface DraftOffer {
  key: string;
  savedAt: number;
  /** What is in it, in a few words: its title and its pictures. */
  summary: string;
}

/** The drafts with what tells them apart. */
export const offersOf = (drafts: readonly StoredDraftCopy[]): DraftOffer[] =>
  drafts.map(({ key, savedAt, values }) => ({ key, savedAt, summary: summaryOf(values) }));
