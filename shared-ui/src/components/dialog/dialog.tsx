import { useEffect, useId, useRef, type ReactNode } from "react";
import { closeText } from "../../content/controls.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import css from "./dialog.module.css";

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Asked for by Escape, the close button, or a tap beside the dialog. */
  onClose: () => void;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** `alertdialog` for questions that must be answered. */
  role?: "dialog" | "alertdialog";
  /** `wide` for pictures: as much of the screen as there is. */
  size?: "normal" | "wide";
  children?: ReactNode;
}

/**
 * A window over the page. The platform's `<dialog>` holds the focus, makes the rest inert and gives the focus back
 * to where it was.
 */
export function Dialog({ open, title, onClose, actions, role = "dialog", size, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  /** Where the last press began: a selection of text that only ends beside the dialog closes nothing. */
  const pressed = useRef<EventTarget>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    // Browsers before 2022 know no showModal: the dialog then stands open without holding the focus.
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute("open", "");
    return () => {
      if (dialog.close) dialog.close();
      else dialog.removeAttribute("open");
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={box}
      className={css.dialog}
      role={role}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && target === pressed.current && role === "dialog") onClose();
      }}
    >
      <div className={css.box}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <Button variant="quiet" size="small" aria-label={closeText} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
