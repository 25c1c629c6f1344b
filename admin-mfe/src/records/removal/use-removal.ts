import { useToast } from "@ministry/shared-ui";
import { useRef, useState } from "react";
import * as removalTexts from "../../content/records/removal.ts";
import { capital } from "../../lib/capital.ts";
import { isUnauthorized, kindOf, messageOf, statusOf, unauthorizedText } from "../../lib/failures.ts";
import { removeEach, type Outcome } from "./remove-each.ts";
import { useTrashOffered } from "./use-trash.ts";
import { useUndo } from "./use-undo.tsx";

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

export type Phase<Row> =
  | { at: "asking"; rows: readonly Row[] }
  | { at: "working"; rows: readonly Row[]; tried: number }
  | { at: "report"; rows: readonly Row[]; outcomes: readonly Outcome<Row>[] };

export interface Removal<Row> {
  rules: RemovalRules<Row>;
  phase: Phase<Row> | undefined;
  /** Whether what is deleted can come back; unknown while it is asked. */
  undoable: boolean | undefined;
  ask: (rows: readonly Row[]) => void;
  confirm: () => void;
  /** Finishes the one under way and leaves the others. */
  stop: () => void;
  cancel: () => void;
  /** Tries once more what was not deleted. */
  tryAgain: () => void;
  reasonOf: (outcome: Outcome<Row>) => string;
}

/**
 * Deletes one record or many after asking once, tells of each that could not be deleted why, and offers the
 * way back. Each record keeps one key through all tries, so nothing is deleted twice.
 *
 * @param current the rows as they are now: after a list was read again the positions are new ones
 * @param onDone called with the rows that went, when the dialog has closed
 */
export function useRemoval<Row>(
  rules: RemovalRules<Row>,
  current: readonly Row[],
  onDone: (deleted: readonly Row[]) => void,
): Removal<Row> {
  const { keyOf, nameOf, one, many } = rules;
  const [phase, setPhase] = useState<Phase<Row>>();
  const [undoable, setUndoable] = useState<boolean>();
  const [deletedBefore, setDeletedBefore] = useState<readonly Row[]>([]);
  const run = useRef({
    busy: false,
    stopped: false,
    keys: new Map<string, string>(),
    offered: Promise.resolve<boolean | undefined>(false),
  });
  const trashOffered = useTrashOffered();
  const toast = useToast();
  const undo = useUndo();

  const keyFor = (row: Row) => {
    const { keys } = run.current;
    const key = keys.get(keyOf(row)) ?? crypto.randomUUID();
    keys.set(keyOf(row), key);
    return key;
  };

  function reasonOf(outcome: Outcome<Row>): string {
    if (outcome.kind !== "failed") return removalTexts.notTried;
    const { row, error } = outcome;
    if (isUnauthorized(error)) return unauthorizedText;
    const fallback = typeof rules.failure === "string" ? rules.failure : rules.failure(row, error);
    const message = messageOf(error, fallback);
    // Another one stands in its place by now (AMB-19).
    return statusOf(error) === 409 ? removalTexts.listHasBeenLoadedAgain(message) : message;
  }

  /** Says what went, and how it comes back. */
  async function tell(deleted: readonly Row[]) {
    const back = await run.current.offered;
    const items = deleted.flatMap((row) => {
      const id = rules.trashId(row);
      return id ? [{ id, name: nameOf(row) }] : [];
    });
    const message = deleted.length === 1 ? rules.success : removalTexts.deleted(deleted.length, many);
    undo(message, back ? { items, one, many, refresh: () => rules.refresh([]) } : undefined);
  }

  async function work(rows: readonly Row[], before: readonly Row[]) {
    if (run.current.busy) return;
    run.current.busy = true;
    run.current.stopped = false;
    setPhase({ at: "working", rows, tried: 0 });
    const sequence = rules.sequence ? [...rows].sort(rules.sequence) : rows;
    const outcomes = await removeEach(sequence, (row) => rules.remove(row, keyFor(row)), {
      onProgress: (tried) => setPhase({ at: "working", rows, tried }),
      stopped: () => run.current.stopped,
    });
    const deleted = outcomes.flatMap(({ kind, row }) => (kind === "deleted" ? [row] : []));
    await rules.refresh(deleted);
    run.current.busy = false;
    for (const { row, ...outcome } of outcomes) {
      // A refusal leaves nothing behind: the next try may say something else, and needs a key of its own.
      const refused = outcome.kind === "failed" && kindOf(outcome.error) === "refused";
      if (refused) run.current.keys.delete(keyOf(row));
    }
    const altogether = [...before, ...deleted];
    const [only] = outcomes;
    if (deleted.length === outcomes.length) finish(altogether);
    else if (only && outcomes.length === 1 && before.length === 0) {
      toast({ tone: "danger", text: reasonOf(only) });
      setPhase(undefined);
    } else {
      setDeletedBefore(altogether);
      setPhase({ at: "report", rows, outcomes });
    }
  }

  function finish(deleted: readonly Row[]) {
    setPhase(undefined);
    setDeletedBefore([]);
    if (deleted.length > 0) void tell(deleted);
    onDone(deleted);
  }

  return {
    ...{ rules, phase, undoable, reasonOf },
    ask(rows) {
      run.current.keys.clear();
      setDeletedBefore([]);
      setUndoable(undefined);
      setPhase({ at: "asking", rows });
      run.current.offered = trashOffered();
      void run.current.offered.then(setUndoable);
    },
    confirm: () => phase && void work(phase.rows, []),
    stop: () => {
      run.current.stopped = true;
    },
    cancel() {
      if (phase?.at === "working") return;
      if (phase?.at === "report") finish(deletedBefore);
      else setPhase(undefined);
    },
    tryAgain() {
      if (phase?.at !== "report") return;
      const left = new Set(
        phase.outcomes.filter(({ kind }) => kind !== "deleted").map(({ row }) => keyOf(row)),
      );
      const rows = current.filter((row) => left.has(keyOf(row)));
      if (rows.length > 0) void work(rows, deletedBefore);
      else finish(deletedBefore);
    },
  };
}

/** `Delete this event?`, or how many of them. */
export function questionOf<Row>({ question, many }: RemovalRules<Row>, rows: readonly Row[]): string {
  return rows.length === 1 ? question : removalTexts.deleteQuestion(rows.length, many);
}

/** `3 of 5 events deleted` */
export function reportTitle<Row>({ many }: RemovalRules<Row>, outcomes: readonly Outcome<Row>[]): string {
  const deleted = outcomes.filter(({ kind }) => kind === "deleted").length;
  if (deleted === 0) return removalTexts.notDeleted(capital(many));
  return removalTexts.ofDeleted(deleted, outcomes.length, many);
}
