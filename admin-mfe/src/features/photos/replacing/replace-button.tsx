import { useToast } from "@ministry/shared-ui";
import { useState } from "react";
import * as photoTableTexts from "../../../content/photos/table.ts";
import { NamedButton } from "../../../screen/named-button.tsx";
import type { ReplaceDialog, ReplaceDialogProps } from "./replace-dialog.tsx";

export type ReplaceButtonProps = Omit<ReplaceDialogProps, "onClose">;

/** Edit: another picture in a photo's place. What prepares pictures comes with the dialog. */
export function ReplaceButton(props: ReplaceButtonProps) {
  const toast = useToast();
  const [loaded, setLoaded] = useState<{ Dialog: typeof ReplaceDialog }>();
  const open = () =>
    import("./replace-dialog.tsx").then(
      ({ ReplaceDialog: Dialog }) => setLoaded({ Dialog }),
      () => toast({ tone: "danger", text: photoTableTexts.thisCouldNotBeLoaded }),
    );
  return (
    <>
      <NamedButton
        label={photoTableTexts.edit}
        name={photoTableTexts.editPhoto(props.placed.index + 1)}
        variant="secondary"
        onClick={() => void open()}
      />
      {loaded && <loaded.Dialog {...props} onClose={() => setLoaded(undefined)} />}
    </>
  );
}
