import { Button, ConfirmDialog, Notice, useToast, type ButtonProps } from "@ministry/shared-ui";
import { useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { actionFailure } from "../lib/failures.ts";
import { SignInAgain } from "../session/sign-in-again.tsx";

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
  /** Called when the question opens. */
  onAsked?: () => void;
  /** Does it; called with the same key again when the person tries again. */
  onConfirm: (idempotencyKey: string) => Promise<unknown>;
  failure: string;
  /** Asked after it is done, where it depends on the answer. */
  success: string | (() => string);
}

/**
 * A button that asks before it acts. The question stays open for another try where that fails, and says why: what lies
 * behind it can be neither pressed nor heard. It is outside of the row, whose menu closes when the button is pressed.
 */
export function AskButton(props: AskButtonProps) {
  const { label, name, variant = "secondary", question, children, confirmLabel, danger } = props;
  const toast = useToast();
  const [asked, setAsked] = useState<{ idempotencyKey: string }>();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();

  const confirm = async () => {
    if (!asked || working) return;
    setWorking(true);
    setFailure(undefined);
    try {
      await props.onConfirm(asked.idempotencyKey);
      toast(typeof props.success === "string" ? props.success : props.success());
      setAsked(undefined);
    } catch (error) {
      setFailure({ error });
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
        onClick={() => {
          setFailure(undefined);
          props.onAsked?.();
          setAsked({ idempotencyKey: crypto.randomUUID() });
        }}
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
          {failure && (
            <Notice tone="danger" role="alert" title={actionFailure(failure.error, props.failure)}>
              <SignInAgain error={failure.error} />
            </Notice>
          )}
        </ConfirmDialog>,
        document.body,
      )}
    </>
  );
}
