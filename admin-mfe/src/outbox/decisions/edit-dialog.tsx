import { editItem, itemDetails, type ItemDetails } from "@ministry/api-client/outbox/change-items";
import { isOutcomeUnknown, type QueuedItem } from "@ministry/api-client/outbox";
import { Button, ConfirmDialog, Dialog, Notice, TextArea, TextField } from "@ministry/shared-ui";
import { useEffect, useState, type ChangeEvent } from "react";
import { useNavigate } from "react-router-dom";
import * as decisionTexts from "../../content/outbox/decisions.ts";
import { useAttempt } from "../../screen/use-attempt.ts";
import { messageOf } from "../../lib/failures.ts";
import { usePortal } from "../../session/portal.tsx";
import { useSession } from "../../session/use-session.ts";
import { fieldName, formField, isWritten } from "./field-words.ts";
import { returnToForm as returnToFormOf } from "../saving/loaded-return-to-form.ts";
import { conflictOf } from "../queued/target-record.ts";
import { Problem } from "../../screen/problem.tsx";
import css from "../outbox.module.css";

/** Longer texts, and those with lines, get room. */
const longFrom = 60;

export interface EditDialogProps {
  item: QueuedItem;
  onClose: () => void;
}

/** The texts and files of a queued request; `undefined` until they are read. */
function useItemDetails(id: string, onProblem: (problem: string) => void): ItemDetails | undefined {
  const { outbox } = usePortal();
  const [details, setDetails] = useState<ItemDetails>();
  useEffect(() => {
    let gone = false;
    itemDetails(outbox, id).then(
      (found) => !gone && setDetails(found),
      (error: unknown) => !gone && onProblem(messageOf(error, decisionTexts.cannotBeOpened)),
    );
    return () => {
      gone = true;
    };
  }, [id, outbox, onProblem]);

  return details;
}

/** The texts of a queued request as they are typed, saving them, and the way back to the form. */
function useEditing(item: QueuedItem, onClose: () => void) {
  const { id, job } = item;
  const { outbox } = usePortal();
  const { owner } = useSession();
  const navigate = useNavigate();
  const [texts, setTexts] = useState<Record<string, string>>({});
  const { attempt, problem, setProblem, working } = useAttempt();
  const details = useItemDetails(id, setProblem);
  const isChanged = Object.keys(texts).length > 0;
  const save = () =>
    attempt(async () => {
      await editItem(outbox, id, texts, formField);
      onClose();
    }, decisionTexts.changeFailed);
  // Sent again it would be refused again: the form shows both versions.
  const outdated = job.state === "stuck" && conflictOf(item) === "changed";
  // What may have arrived already must not become a second request.
  // Beside changes that are typed here it would go back without them.
  const mayReturn = details?.origin && !isOutcomeUnknown(job) && !isChanged;
  const back = () =>
    attempt(async () => {
      const path = await returnToFormOf(outbox, id, owner, { resend: outdated });
      onClose();
      await navigate(path);
    }, decisionTexts.returnFailed);
  const change = (field: string, text: string) => setTexts((now) => ({ ...now, [field]: text }));
  return {
    ...{ details, texts, change, problem, working, isChanged, outdated },
    save: () => void save(),
    returnToForm: mayReturn ? () => void back() : undefined,
  };
}

/**
 * Changes the texts of a queued request in place, or takes everything back to the form it came from. Its files stay
 * as they are here; the form can change those too.
 */
export function EditDialog({ item, onClose }: EditDialogProps) {
  const { label, job } = item;
  const { details, texts, change, problem, working, isChanged, outdated, save, returnToForm } = useEditing(
    item,
    onClose,
  );
  const [leaving, setLeaving] = useState(false);
  const close = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <Dialog
      open
      title={decisionTexts.editNamed(label)}
      onClose={close}
      actions={
        <EditActions
          {...{ working, outdated, isChanged }}
          onClose={close}
          onReturn={returnToForm}
          onSave={save}
        />
      }
    >
      <Problem text={problem} />
      {outdated && (
        <Notice tone="warning" title={job.state === "stuck" ? job.message || undefined : undefined}>
          {decisionTexts.returnToFormHint}
        </Notice>
      )}
      {!outdated && <TextFields stored={details?.texts ?? {}} texts={texts} onChange={change} />}
      {details && details.files.length > 0 && <p>{decisionTexts.filesUnchanged(details.files.length)}</p>}
      <ConfirmDialog
        open={leaving}
        title={decisionTexts.leaveWithoutSavingQuestion}
        confirmLabel={decisionTexts.leave}
        cancelLabel={decisionTexts.goOnEditing}
        danger
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        {decisionTexts.leaveWithoutSavingHint}
      </ConfirmDialog>
    </Dialog>
  );
}

interface TextFieldsProps {
  /** As they are stored, by field. */
  stored: Readonly<Record<string, string>>;
  /** What was typed instead. */
  texts: Readonly<Record<string, string>>;
  onChange: (field: string, text: string) => void;
}

/** A field for each text that a person has written. */
function TextFields({ stored, texts, onChange }: TextFieldsProps) {
  const written = Object.entries(stored).filter(([field]) => isWritten(field));
  return (
    <div className={css.fields}>
      {written.map(([field, value]) => {
        const control = {
          label: fieldName(field),
          value: texts[field] ?? value,
          onChange: ({ target }: ChangeEvent<{ value: string }>) => onChange(field, target.value),
        };
        return value.length > longFrom || value.includes("\n") ? (
          <TextArea key={field} {...control} />
        ) : (
          <TextField key={field} {...control} />
        );
      })}
    </div>
  );
}

interface EditActionsProps {
  working: boolean;
  /** It would be refused again: only the form can mend it. */
  outdated: boolean;
  isChanged: boolean;
  onClose: () => void;
  onReturn: (() => void) | undefined;
  onSave: () => void;
}

function EditActions({ working, outdated, isChanged, onClose, onReturn, onSave }: EditActionsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {decisionTexts.cancel}
      </Button>
      {onReturn && (
        <Button variant={outdated ? "primary" : "secondary"} disabled={working} onClick={onReturn}>
          {decisionTexts.returnToForm}
        </Button>
      )}
      {!outdated && (
        <Button pending={working} disabled={!isChanged} onClick={onSave}>
          {decisionTexts.saveAndSend}
        </Button>
      )}
    </>
  );
}
