import type { TrashItem } from "@ministry/api-client";
import { useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as trashTexts from "../../content/records/trash.ts";
import { useRestore, type RestoreFailure } from "../../records/removal/use-undo.tsx";
import { titleOf } from "./trash-shape.ts";

/** Brings records back out of the trash, and says by name which could not come back and why. */
export function useRestoring(onDone: (restored: readonly TrashItem[]) => void) {
  const queries = useQueryClient();
  const toast = useToast();
  const restore = useRestore();
  const last = useRef(Promise.resolve());
  const [working, setWorking] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<readonly RestoreFailure[]>([]);

  const restoreAll = async (items: readonly TrashItem[]) => {
    setFailures([]);
    const outcome = await restore(items.map((item) => ({ id: item.id, name: titleOf(item) })));
    // It is shown again wherever it belongs.
    await queries.invalidateQueries();
    setWorking((before) => new Set([...before].filter((id) => !items.some((item) => item.id === id))));
    setFailures(outcome.failures);
    const [first] = outcome.restored;
    const name = items.find(({ id }) => id === first);
    if (name)
      toast(
        outcome.restored.length === 1
          ? trashTexts.restored(titleOf(name))
          : trashTexts.restoredCount(outcome.restored.length),
      );
    onDone(items.filter(({ id }) => outcome.restored.includes(id)));
  };
  /** Those that are asked for while others are under way follow them. */
  const start = (given: readonly TrashItem[]) => {
    const items = given.filter(({ id }) => !working.has(id));
    if (items.length === 0) return;
    setWorking((before) => new Set([...before, ...items.map(({ id }) => id)]));
    last.current = last.current.then(() => restoreAll(items));
  };
  return { start, working, failures };
}
