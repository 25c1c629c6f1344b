import { useToast } from "@ministry/shared-ui";
import { useEffect, useEffectEvent, useState } from "react";
import * as decisionTexts from "../../content/outbox/decisions.ts";
import type { EditDialog, EditDialogProps } from "./edit-dialog.tsx";

/** The dialog that changes a queued request. Its fields are those of forms, which few screens with a queue have. */
export function LoadedEdit(props: EditDialogProps) {
  const toast = useToast();
  const [loaded, setLoaded] = useState<{ Dialog: typeof EditDialog }>();
  const fail = useEffectEvent(() => {
    toast({ tone: "danger", text: decisionTexts.cannotBeOpened });
    props.onClose();
  });
  useEffect(() => {
    let gone = false;
    import("./edit-dialog.tsx").then(
      ({ EditDialog: Dialog }) => !gone && setLoaded({ Dialog }),
      () => !gone && fail(),
    );
    return () => {
      gone = true;
    };
  }, []);
  return loaded && <loaded.Dialog {...props} />;
}
