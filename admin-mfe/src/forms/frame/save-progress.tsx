import { ProgressBar } from "@ministry/shared-ui";
import { useSyncExternalStore } from "react";
import * as formTexts from "../../content/forms/form.ts";
import { useOutboxView } from "../../outbox/use-outbox.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import { preparations } from "../../pictures/scaling/prepare.ts";
import type { DraftForm } from "../draft/use-draft.ts";
import css from "../forms.module.css";

/** What a save is doing, in the bar that was pressed. Empty while nothing is saved. */
export function SaveProgress<V extends FormValues>({ form }: { form: DraftForm<V> }) {
  return (
    <>
      {/* The live region stands from the start: what appears in it later is read out. */}
      <div role="status" className={css.progressText}>
        {form.saving && (form.sending ? <p>{formTexts.savedYouMayLeave}</p> : null)}
      </div>
      {form.saving && !form.sending && <Preparing values={form.values} />}
      {form.sending && <Sending saveId={form.saveId} />}
    </>
  );
}

/** Pictures are scaled and everything is written to the device. */
function Preparing({ values }: { values: FormValues }) {
  useSyncExternalStore(preparations.subscribe, preparations.version);
  const made = Object.values(values)
    .flat()
    .flatMap((value) => (value instanceof File ? (preparations.of(value) ?? []) : []));
  const ready = made.filter(({ state }) => state === "ready").length;
  if (made.length === 0 || ready === made.length) {
    return <ProgressBar label={formTexts.savingOnThisDevice} showValue={false} />;
  }
  return <ProgressBar label={formTexts.picturesScaledDown} value={(100 * ready) / made.length} />;
}

/** How much of what was saved has gone up, over all requests of the form. */
function Sending({ saveId }: { saveId: string }) {
  const items = useOutboxView().items.filter(({ id }) => id === saveId || id.startsWith(`${saveId}-`));
  const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
  const sent = items.reduce(
    (sum, { job, bytes: all, sentBytes }) => sum + (job.state === "sent" ? all : sentBytes),
    0,
  );
  if (bytes === 0) return <ProgressBar label={formTexts.sending} showValue={false} />;
  return <ProgressBar label={formTexts.sent} value={(100 * sent) / bytes} />;
}
