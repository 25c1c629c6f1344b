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
  const busy = useRef(false);
  const [working, setWorking] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<readonly RestoreFailure[]>([]);

  const start = async (items: readonly TrashItem[]) => {
    if (busy.current) return;
    busy.current = true;
    setFailures([]);
    setWorking(new Set(items.map(({ id }) => id)));
    const outcome = await restore(items.map((item) => ({ id: item.id, name: titleOf(item) })));
    // It is shown again wherever it belongs.
    await queries.invalidateQueries();
    busy.current = false;
    setWorking(new Set());
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
  return { start: (items: readonly TrashItem[]) => void start(items), working, failures };
}
