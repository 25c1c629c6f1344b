import { Button, ConfirmDialog, useToast } from "@ministry/shared-ui";
import { useState } from "react";
import { isUnauthorized, messageOf, unauthorizedText } from "../session/failures.ts";

export interface DeleteButtonProps {
  /** `Delete this photo?` and the like. */
  question: string;
  /** The thing that will go, named so that nobody deletes its neighbour. */
  name: string;
  /** Deletes it; called with the same key again when the person tries again. */
  onDelete: (idempotencyKey: string) => Promise<unknown>;
  failure: string | ((error: unknown) => string);
  success?: string;
}

/** Deletes after asking. A failure is told and leaves everything as it was; so does a session that ran out. */
export function DeleteButton({ question, name, onDelete, failure, success }: DeleteButtonProps) {
  const toast = useToast();
  const [asked, setAsked] = useState<{ idempotencyKey: string }>();
  const [working, setWorking] = useState(false);

  const confirm = async () => {
    if (!asked || working) return;
    setWorking(true);
    try {
      await onDelete(asked.idempotencyKey);
      if (success) toast(success);
    } catch (error) {
      const fallback = typeof failure === "string" ? failure : failure(error);
      toast({ tone: "danger", text: isUnauthorized(error) ? unauthorizedText : messageOf(error, fallback) });
    } finally {
      setWorking(false);
      setAsked(undefined);
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="danger"
        aria-label={`Delete ${name}`}
        onClick={() => setAsked({ idempotencyKey: crypto.randomUUID() })}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        title={question}
        confirmLabel="Delete"
        danger
        pending={working}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(undefined)}
      >
        <p dir="auto">{name}</p>
      </ConfirmDialog>
    </>
  );
}
