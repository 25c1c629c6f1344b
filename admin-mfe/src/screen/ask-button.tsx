import { Button, ConfirmDialog, useToast, type ButtonProps } from "@ministry/shared-ui";
import { useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { isUnauthorized, messageOf, unauthorizedText } from "../lib/failures.ts";

export interface AskButtonProps {
  label: string;
  /** Accessible name, when the label alone does not say of what. */
  name?: string;
  variant?: ButtonProps["variant"];
  /** Names the person or thing. */
  question: string;
  /** What will happen. */
  children: ReactNode;
  /** A verb. */
  confirmLabel: string;
  danger?: boolean;
  /** Does it; called with the same key again when the person tries again. */
  onConfirm: (idempotencyKey: string) => Promise<unknown>;
  failure: string;
  success: string;
}

/**
 * A button that asks before it acts. A failure is shown, and the question stays open for another try. The
 * question stands outside of the row, whose menu closes when the button is pressed.
 */
export function AskButton(props: AskButtonProps) {
  const { label, name, variant = "secondary", question, children, confirmLabel, danger } = props;
  const toast = useToast();
  const [asked, setAsked] = useState<{ idempotencyKey: string }>();
  const [working, setWorking] = useState(false);

  const confirm = async () => {
    if (!asked || working) return;
    setWorking(true);
    try {
      await props.onConfirm(asked.idempotencyKey);
      toast(props.success);
      setAsked(undefined);
    } catch (error) {
      toast({
        tone: "danger",
        text: isUnauthorized(error) ? unauthorizedText : messageOf(error, props.failure),
      });
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        variant={variant}
        aria-label={name}
        onClick={() => setAsked({ idempotencyKey: crypto.randomUUID() })}
      >
        {label}
      </Button>
      {createPortal(
        <ConfirmDialog
          open={asked !== undefined}
          title={question}
          confirmLabel={confirmLabel}
          danger={danger}
          pending={working}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(undefined)}
        >
          {children}
        </ConfirmDialog>,
        document.body,
      )}
    </>
  );
}
