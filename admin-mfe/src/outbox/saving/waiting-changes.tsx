import { isOutcomeUnknown } from "@ministry/api-client/outbox";
import { Button, Notice } from "@ministry/shared-ui";
import * as savingTexts from "../../content/outbox/saving.ts";
import { useAttempt } from "../../screen/use-attempt.ts";
import { usePortal } from "../../session/portal.tsx";
import { useSession } from "../../session/use-session.ts";
import { returnToForm } from "./loaded-return-to-form.ts";
import { useQueued } from "../use-outbox.ts";

/**
 * Above a record's form: changes of it that this person made before still wait on this device. Returned there, they stand
 * in the form again; a second set of changes beside them would only meet the first.
 */
export function WaitingChanges({ group, onReturned }: { group: string; onReturned: () => void }) {
  const { outbox } = usePortal();
  const { owner } = useSession();
  const { attempt, problem, working } = useAttempt();
  const item = useQueued(group).find((one) => one.group.id === group && one.parent === undefined);
  // What is on its way, or may have arrived, is not to be sent a second time.
  if (!item || item.job.state === "sending" || isOutcomeUnknown(item.job)) return null;
  const back = () =>
    attempt(async () => {
      await returnToForm(outbox, item.id, owner);
      onReturned();
    }, savingTexts.returnFailed);
  return (
    <Notice tone="info" role="status" title={savingTexts.unsentChanges}>
      <p>{problem ?? savingTexts.unsentChangesHint}</p>
      <div>
        <Button size="small" pending={working} onClick={() => void back()}>
          {savingTexts.continueUnsentChanges}
        </Button>
      </div>
    </Notice>
  );
}
