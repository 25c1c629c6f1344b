import { Button, useToast } from "@ministry/shared-ui";
import * as removalTexts from "../../content/records/removal.ts";
import { capital } from "../../lib/capital.ts";
import { actionFailure } from "../../lib/failures.ts";
import { useApi } from "../../session/portal.tsx";
import { useFailureToast } from "../../session/sign-in-again.tsx";

/** What could not be brought back: a sentence with its name, and what came of the try. */
export interface RestoreFailure {
  text: string;
  error: unknown;
}

export interface Undoable {
  /** Ids in the trash, with the names of the records. */
  items: readonly { id: string; name: string }[];
  /** `event`, `events` */
  one: string;
  many: string;
  /** Reads the lists again. */
  refresh: () => unknown;
}

/** Long enough to read, think and reach the button; the Trash page has no limit but its 30 days. */
const undoLastsMs = 20_000;

/** Tells that something was deleted, with the way back where there is one. */
export function useUndo(): (message: string, undoable: Undoable | undefined) => void {
  const toast = useToast();
  const tellFailure = useFailureToast();
  const restore = useRestore();
  return (message, undoable) => {
    if (!undoable || undoable.items.length === 0) {
      toast(message);
      return;
    }
    const undo = async () => {
      const { restored, failures } = await restore(undoable.items);
      await undoable.refresh();
      const { one, many } = undoable;
      const back = restored.length;
      if (back > 0)
        toast(back === 1 ? removalTexts.restored(capital(one)) : removalTexts.restoredCount(back, many));
      for (const { error, text } of failures) tellFailure(error, text);
    };
    toast({
      text: message,
      lastsMs: undoLastsMs,
      action: (close) => (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            close();
            // The button goes: the page's title is where one goes on from.
            document.querySelector<HTMLElement>("main h1")?.focus();
            void undo();
          }}
        >
          {removalTexts.undo}
        </Button>
      ),
    });
  };
}

/** Brings records back one after the other: the ids that came back, and a sentence for each that could not. */
export function useRestore() {
  const api = useApi();
  return async (items: Undoable["items"]) => {
    const failures: RestoreFailure[] = [];
    const restored: string[] = [];
    for (const { id, name } of items) {
      try {
        await api.trash.restore(id, { idempotencyKey: crypto.randomUUID() });
        restored.push(id);
      } catch (error) {
        const reason = actionFailure(error, removalTexts.couldNotRestore);
        failures.push({ error, text: removalTexts.stillInTrash(name, reason) });
      }
    }
    return { restored, failures };
  };
}
