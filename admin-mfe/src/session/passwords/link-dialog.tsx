import { Button, Dialog, TextField } from "@ministry/shared-ui";
import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import * as linkTexts from "../../content/accounts/link-dialog.ts";
import css from "./passwords.module.css";

export interface LinkDialogProps {
  /** Shown while there is one. */
  link: string | undefined;
  title: string;
  /** Whom to give it to, how long it works. */
  message: string;
  onClose: () => void;
}

/** A link that no mail could carry, to be copied and given to the person it is for. */
export function LinkDialog({ link, title, message, onClose }: LinkDialogProps) {
  /** How copying went, in the dialog: what lies behind it is not read out. */
  const [said, setSaid] = useState<{ link: string | undefined; text: string }>();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link ?? "");
      setSaid({ link, text: linkTexts.copied });
    } catch {
      // Without leave to write to the clipboard the person copies by hand.
      field.current?.select();
      setSaid({ link, text: linkTexts.copyByHand });
    }
  };
  return createPortal(
    <Dialog
      open={link !== undefined}
      title={title}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {linkTexts.done}
          </Button>
          <Button onClick={() => void copy()}>{linkTexts.copyLink}</Button>
        </>
      }
    >
      <div className={css.linkBox}>
        <p>{message}</p>
        <p>{linkTexts.linkHint}</p>
        <TextField
          ref={field}
          label={linkTexts.link}
          readOnly
          value={link ?? ""}
          onFocus={({ target }) => target.select()}
        />
        <p role="status">{said?.link === link && said?.text}</p>
      </div>
    </Dialog>,
    document.body,
  );
}
