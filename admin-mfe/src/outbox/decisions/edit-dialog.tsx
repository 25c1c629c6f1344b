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
import { returnToForm } from "../saving/return-to-form.ts";
import { conflictOf } from "../queued/target-record.ts";
import css from "../outbox.module.css";

/** Longer texts, and those with lines, get room. */
const longFrom = 60;

export interface EditDialogProps {
  item: QueuedItem;
  onClose: () => void;
}

/**
 * Changes the texts of a queued request in place, or takes everything back to the form it came from. Its files stay
 * as they are here; the form can change those too.
 */
export function EditDialog({ item, onClose }: EditDialogProps) {
  const { id, label, job } = item;
  const { outbox } = usePortal();
  const { owner } = useSession();
  const navigate = useNavigate();
  const [details, setDetails] = useState<ItemDetails>();
  const [texts, setTexts] = useState<Record<string, string>>({});
  const { attempt, problem, setProblem, working } = useAttempt();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    let gone = false;
    itemDetails(outbox, id).then(
      (found) => !gone && setDetails(found),
      (error: unknown) => !gone && setProblem(messageOf(error, decisionTexts.thisCantBeOpened)),
    );
    return () => {
      gone = true;
    };
  }, [id, outbox, setProblem]);

  const isChanged = Object.keys(texts).length > 0;
  const close = () => (isChanged ? setLeaving(true) : onClose());
  const save = () =>
    attempt(async () => {
      await editItem(outbox, id, texts, formField);
      onClose();
    }, decisionTexts.thisCouldNotBeChanged);
  // Sent again it would be refused again: the form shows both versions.
  const outdated = job.state === "stuck" && conflictOf(item) === "changed";
  // What may have arrived already must not become a second request.
  // Beside changes that are typed here it would go back without them.
  const mayReturn = details?.origin && !isOutcomeUnknown(job) && !isChanged;
  const back = () =>
    attempt(async () => {
      const path = await returnToForm(outbox, id, owner);
      onClose();
      await navigate(path);
    }, decisionTexts.thisCouldNotBeReturned);
  const written = Object.entries(details?.texts ?? {}).filter(([field]) => isWritten(field));
  return (
    <Dialog
      open
      title={decisionTexts.editNamed(label)}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {decisionTexts.cancel}
          </Button>
          {mayReturn && (
            <Button
              variant={outdated ? "primary" : "secondary"}
              disabled={working}
              onClick={() => void back()}
            >
              {decisionTexts.returnToForm}
            </Button>
          )}
          {!outdated && (
            <Button pending={working} disabled={!isChanged} onClick={() => void save()}>
              {decisionTexts.saveAndSend}
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {outdated && (
        <Notice tone="warning" title={job.message || undefined}>
          {decisionTexts.returnItToFormThere}
        </Notice>
      )}
      {!outdated && (
        <div className={css.fields}>
          {written.map(([field, value]) => {
            const onChange = ({ target }: ChangeEvent<{ value: string }>) =>
              setTexts((now) => ({ ...now, [field]: target.value }));
            const control = { label: fieldName(field), value: texts[field] ?? value, onChange };
            return value.length > longFrom || value.includes("\n") ? (
              <TextArea key={field} {...control} />
            ) : (
              <TextField key={field} {...control} />
            );
          })}
        </div>
      )}
      {details && details.files.length > 0 && <p>{decisionTexts.filesStayAsTheyAre(details.files.length)}</p>}
      <ConfirmDialog
        open={leaving}
        title={decisionTexts.leaveWithoutSavingQuestion}
        confirmLabel={decisionTexts.leave}
        cancelLabel={decisionTexts.goOnEditing}
        danger
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        {decisionTexts.whatYouChangedHereHas}
      </ConfirmDialog>
    </Dialog>
  );
}
