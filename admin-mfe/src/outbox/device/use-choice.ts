import type { QueuedItem } from "@ministry/api-client/outbox";
import { useCallback, useMemo, useState } from "react";

/** Which of the items are ticked; those that are gone or under way count no longer. */
export function useChoice(items: readonly QueuedItem[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const set = useCallback((id: string, isChosen: boolean) => {
    setChosen((before = new Set()) => {
      const now = new Set(before);
      if (isChosen) now.add(id);
      else now.delete(id);
      return now;
    });
  }, []);
  const choosable = items.filter(({ job }) => job.state !== "sending");
  const ids = choosable.filter(({ id }) => chosen?.has(id)).map(({ id }) => id);
  const choice = useMemo(() => chosen && { has: (id: string) => chosen.has(id), set }, [chosen, set]);
  return {
    /** For the lists; absent while nothing is being chosen. */
    choice,
    ids,
    areAll: ids.length > 0 && ids.length === choosable.length,
    begin: () => setChosen(new Set()),
    all: () => setChosen(new Set(choosable.map(({ id }) => id))),
    end: () => setChosen(undefined),
  };
}
