import { useRef, useState } from "react";
import * as removalTexts from "../../content/records/removal.ts";
import { useFailureToast } from "../../session/sign-in-again.tsx";
import { reasonOf, type RemovalRules } from "./removal-rules.ts";
import { errorOf, idempotencyKeys, removeEach, type Outcome } from "./remove-each.ts";
import { useTrashOffered } from "./use-trash.ts";
import { useUndo } from "./use-undo.tsx";

type Phase<Row> =
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
  /**
   * Tries once more what was not deleted; absent where the host names records by their positions alone: those may be
   * other records' by now.
   */
  tryAgain: (() => void) | undefined;
}

/** Says what went, and how it comes back where `offered` is so. */
function useDeletedNotice<Row>({ one, many, nameOf, trashId, success, refresh }: RemovalRules<Row>) {
  const undo = useUndo();
  return async (deleted: readonly Row[], offered: Promise<boolean | undefined>) => {
    const back = await offered;
    const items = deleted.flatMap((row) => {
      const id = trashId(row);
      return id ? [{ id, name: nameOf(row) }] : [];
    });
    const message = deleted.length === 1 ? success : removalTexts.deleted(deleted.length, many);
    undo(message, back ? { items, one, many, refresh: () => refresh([]) } : undefined);
  };
}

/** Deletes rows one after the other, each under its key; what they are asked to do goes through `run`. */
function useRun<Row>(rules: RemovalRules<Row>, setPhase: (phase: Phase<Row>) => void) {
  const { keyOf } = rules;
  const [keys] = useState(idempotencyKeys);
  const run = useRef({ busy: false, stopped: false });

  /** What became of them; nothing while others are under way. */
  async function removeAll(rows: readonly Row[]): Promise<Outcome<Row>[] | undefined> {
    if (run.current.busy) return undefined;
    run.current = { busy: true, stopped: false };
    setPhase({ at: "working", rows, tried: 0 });
    const sequence = rules.sequence ? [...rows].sort(rules.sequence) : rows;
    const outcomes = await removeEach(sequence, (row) => rules.remove(row, keys.of(keyOf(row))), {
      onProgress: (tried) => setPhase({ at: "working", rows, tried }),
      stopped: () => run.current.stopped,
    });
    await rules.refresh(deletedOf(outcomes));
    run.current.busy = false;
    keys.forgetRefused(outcomes, keyOf);
    return outcomes;
  }

  return {
    removeAll,
    forgetKeys: keys.clear,
    stop: () => {
      run.current.stopped = true;
    },
  };
}

const deletedOf = <Row>(outcomes: readonly Outcome<Row>[]): Row[] =>
  outcomes.flatMap(({ kind, row }) => (kind === "deleted" ? [row] : []));

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
  const [phase, setPhase] = useState<Phase<Row>>();
  const [undoable, setUndoable] = useState<boolean>();
  const [deletedBefore, setDeletedBefore] = useState<readonly Row[]>([]);
  const offered = useRef(Promise.resolve<boolean | undefined>(false));
  const { removeAll, forgetKeys, stop } = useRun(rules, setPhase);
  const trashOffered = useTrashOffered();
  const tellDeleted = useDeletedNotice(rules);
  const tellFailure = useFailureToast();

  async function work(rows: readonly Row[], before: readonly Row[]) {
    const outcomes = await removeAll(rows);
    if (!outcomes) return;
    const deleted = deletedOf(outcomes);
    const altogether = [...before, ...deleted];
    const [only] = outcomes;
    if (deleted.length === outcomes.length) return finish(altogether);
    if (only && outcomes.length === 1 && before.length === 0) {
      tellFailure(errorOf(only), reasonOf(rules, only));
      setPhase(undefined);
    } else {
      setDeletedBefore(altogether);
      setPhase({ at: "report", rows, outcomes });
    }
  }

  function finish(deleted: readonly Row[]) {
    setPhase(undefined);
    setDeletedBefore([]);
    if (deleted.length > 0) void tellDeleted(deleted, offered.current);
    onDone(deleted);
  }

  function tryAgain() {
    if (phase?.at !== "report") return;
    const rows = leftOf(phase.outcomes, current, rules.keyOf);
    if (rows.length > 0) void work(rows, deletedBefore);
    else finish(deletedBefore);
  }

  return {
    ...{ rules, phase, undoable, stop },
    ask(rows) {
      forgetKeys();
      setDeletedBefore([]);
      setUndoable(undefined);
      setPhase({ at: "asking", rows });
      offered.current = trashOffered();
      void offered.current.then(setUndoable);
    },
    confirm: () => phase && void work(phase.rows, []),
    cancel() {
      if (phase?.at === "report") finish(deletedBefore);
      else if (phase?.at !== "working") setPhase(undefined);
    },
    tryAgain: phase?.at === "report" && phase.rows.every(rules.trashId) ? tryAgain : undefined,
  };
}

/** Those of the current rows that were not deleted. */
function leftOf<Row>(
  outcomes: readonly Outcome<Row>[],
  current: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const left = new Set(outcomes.filter(({ kind }) => kind !== "deleted").map(({ row }) => keyOf(row)));
  return current.filter((row) => left.has(keyOf(row)));
}
