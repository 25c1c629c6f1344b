import { Button, useToast } from "@ministry/shared-ui";
import type { NewItem } from "@ministry/api-client/outbox";
import { useNavigate } from "react-router-dom";
import * as savingTexts from "../../content/outbox/saving.ts";
import { usePortal } from "../../session/portal.tsx";
import { recordPage } from "./record-page.ts";
import { saveThrough, ReceivedBefore, type FormEnd, type SaveResult } from "./save-through.ts";

/** Says what only waits on this device, and what the server took differently. */
export function useSavedNotice(): (saved: SaveResult) => void {
  const toast = useToast();
  return (saved) => {
    if (saved.kind === "queued" && saved.reason !== undefined) {
      toast({
        tone: "danger",
        text: savingTexts.stillInQueue(saved.reason).trim(),
        lastsMs: 20_000,
      });
    } else if (saved.kind === "queued") {
      toast(savingTexts.savedOnThisDevice);
      toast({ tone: "info", text: savingTexts.savedHint });
    } else if (saved.warning) toast({ tone: "info", text: saved.warning, lastsMs: 20_000 });
  };
}

/** `saveThrough` for a form, with its notices. */
export function useSaveThrough() {
  const { outbox } = usePortal();
  const toast = useToast();
  const navigate = useNavigate();
  const notify = useSavedNotice();

  /** The form says it in words; the way to the record stands beside them. */
  function leadTo(error: unknown, path: string | undefined): never {
    const page = error instanceof ReceivedBefore ? recordPage(path, error.recordId) : undefined;
    if (page) {
      const action = (close: () => void) => (
        <Button size="small" onClick={() => (close(), void navigate(page))}>
          {savingTexts.openRecord}
        </Button>
      );
      toast({
        tone: "info",
        text: savingTexts.receivedBeforeEdit,
        action,
        lastsMs: 60_000,
      });
    }
    throw error;
  }

  return async (items: readonly NewItem[], form: FormEnd): Promise<SaveResult> => {
    const saved = await saveThrough(outbox, items, form).catch((error: unknown) =>
      leadTo(error, form.origin?.path),
    );
    notify(saved);
    return saved;
  };
}
