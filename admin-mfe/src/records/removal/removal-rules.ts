import * as removalTexts from "../../content/records/removal.ts";
import { capital } from "../../lib/capital.ts";
import { actionFailure, statusOf } from "../../lib/failures.ts";
import type { Outcome } from "./remove-each.ts";

/** How records of a kind are deleted. */
export interface RemovalRules<Row> {
  one: string;
  many: string;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** `Delete this photo?` and the like. */
  question: string;
  /** Deletes one; called with the same key again when the person tries again. */
  remove: (row: Row, idempotencyKey: string) => Promise<unknown>;
  /** Its id in the trash; none where it can't come back. */
  trashId: (row: Row) => string | undefined;
  failure: string | ((row: Row, error: unknown) => string);
  /** `Event deleted` */
  success: string;
  /** Takes the rows off the screen and reads the list again; also after failures, which may have shown changes. */
  refresh: (deleted: readonly Row[]) => Promise<unknown>;
  /** Several are deleted in this order: from the back where they are addressed by their positions. */
  sequence?: (a: Row, b: Row) => number;
}

/** `Delete this event?`, or how many of them. */
export function questionOf<Row>({ question, many }: RemovalRules<Row>, rows: readonly Row[]): string {
  return rows.length === 1 ? question : removalTexts.deleteQuestion(rows.length, many);
}

/** `3 of 5 events deleted` */
export function reportTitle<Row>({ many }: RemovalRules<Row>, outcomes: readonly Outcome<Row>[]): string {
  const deleted = outcomes.filter(({ kind }) => kind === "deleted").length;
  if (deleted === 0) return removalTexts.notDeleted(capital(many));
  return removalTexts.deletedOf(deleted, outcomes.length, many);
}

/** Why a record was not deleted. */
export function reasonOf<Row>(rules: RemovalRules<Row>, outcome: Outcome<Row>): string {
  if (outcome.kind !== "failed") return removalTexts.notTried;
  const { row, error } = outcome;
  const fallback = typeof rules.failure === "string" ? rules.failure : rules.failure(row, error);
  const message = actionFailure(error, fallback);
  // Another one stands in its place by now (AMB-19).
  return statusOf(error) === 409 ? removalTexts.listReloaded(message) : message;
}
