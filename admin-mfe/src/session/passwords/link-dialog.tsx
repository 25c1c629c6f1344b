import { Button, Dialog, TextField, useToast } from "@ministry/shared-ui";
import { useRef } from "react";
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
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link ?? "");
      toast(linkTexts.copied);
    } catch {
      // Without leave to write to the clipboard the person copies by hand.
      field.current?.select();
      toast({
        tone: "danger",
        text: linkTexts.yourBrowserDoesNotLet,
      });
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
        <p>{linkTexts.giveItToNobodyElse}</p>
        <TextField
          ref={field}
          label={linkTexts.link}
          readOnly
          value={link ?? ""}
          onFocus={({ target }) => target.select()}
        />
      </div>
    </Dialog>,
    document.body,
  );
}
