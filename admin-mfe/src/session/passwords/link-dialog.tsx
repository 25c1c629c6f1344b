import { Button, Dialog, TextField, useToast } from "@ministry/shared-ui";
import { useRef } from "react";
import { createPortal } from "react-dom";
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
      toast("Copied");
    } catch {
      // Without leave to write to the clipboard the person copies by hand.
      field.current?.select();
      toast({
        tone: "danger",
        text: "Your browser does not let us copy. The link is selected: copy it by hand.",
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
            Done
          </Button>
          <Button onClick={() => void copy()}>Copy the link</Button>
        </>
      }
    >
      <div className={css.linkBox}>
        <p>{message}</p>
        <p>Give it to nobody else: whoever opens it first chooses the password.</p>
        <TextField
          ref={field}
          label="Link"
          readOnly
          value={link ?? ""}
          onFocus={({ target }) => target.select()}
        />
      </div>
    </Dialog>,
    document.body,
  );
}
