import { useToast } from "@ministry/shared-ui";
import type { NewItem } from "@ministry/api-client/outbox";
import { usePortal } from "../session/portal.tsx";
import { saveThrough, type FormEnd, type Saved } from "./save-through.ts";

/** `saveThrough` for a form: says what was only kept on this device, and what the server took differently. */
export function useSaveThrough() {
  const { outbox } = usePortal();
  const toast = useToast();
  return async (items: readonly NewItem[], form: FormEnd): Promise<Saved> => {
    const saved = await saveThrough(outbox, items, form);
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
