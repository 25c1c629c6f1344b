import { Button, useToast } from "@ministry/shared-ui";
import type { NewItem } from "@ministry/api-client/outbox";
import { useNavigate } from "react-router-dom";
import { usePortal } from "../../session/portal.tsx";
import { recordPage } from "./record-page.ts";
import { saveThrough, ReceivedBefore, type FormEnd, type Saved } from "./save-through.ts";

/** `saveThrough` for a form: says what was only kept on this device, and what the server took differently. */
export function useSaveThrough() {
  const { outbox } = usePortal();
  const toast = useToast();
  const navigate = useNavigate();

  /** The form says it in words; the way to the record stands beside them. */
  function leadTo(error: unknown, path: string | undefined): never {
    const page = error instanceof ReceivedBefore ? recordPage(path, error.recordId) : undefined;
    if (page) {
      const action = (close: () => void) => (
        <Button size="small" onClick={() => (close(), void navigate(page))}>
          Open the record
        </Button>
      );
      toast({
        tone: "info",
        text: "This was received already, before your last change.",
        action,
        lastsMs: 60_000,
      });
    }
    throw error;
  }

  return async (items: readonly NewItem[], form: FormEnd): Promise<Saved> => {
    const saved = await saveThrough(outbox, items, form).catch((error: unknown) =>
      leadTo(error, form.origin?.path),
    );
    if (saved.kind === "kept" && saved.trouble !== undefined) {
      toast({
        tone: "danger",
        text: `${saved.trouble} It is kept in the upload queue.`.trim(),
        lastsMs: 20_000,
      });
    } else if (saved.kind === "kept") {
      toast("Saved on this device");
      toast({ tone: "info", text: "It is sent as soon as the server can be reached." });
    } else if (saved.warning) toast({ tone: "info", text: saved.warning, lastsMs: 20_000 });
    return saved;
  };
}
