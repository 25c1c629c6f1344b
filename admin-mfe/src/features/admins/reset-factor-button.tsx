import type { AdminAccount } from "@ministry/api-client";
import { secondFactorCalls } from "@ministry/api-client/second-factor";
import { useQueryClient } from "@tanstack/react-query";
import * as adminsTexts from "../../content/accounts/admins.ts";
import { AskButton } from "../../screen/ask-button.tsx";
import { useApi } from "../../session/portal.tsx";
import { adminsQuery } from "./admins-query.ts";

/** Removes a colleague's second factor, whose phone is lost. */
export function ResetFactorButton({ admin: { id, name, email } }: { admin: AdminAccount }) {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <AskButton
      label={adminsTexts.lostPhone}
      name={adminsTexts.lostPhoneRemoveSecondFactorOf(name)}
      question={adminsTexts.removeSecondFactorOfQuestion(name)}
      confirmLabel={adminsTexts.remove}
      danger
      onConfirm={async (idempotencyKey) => {
        await secondFactorCalls(api).reset(id, { idempotencyKey });
        await queries.invalidateQueries(adminsQuery(api));
      }}
      failure={adminsTexts.secondFactorCouldNotBeRemoved}
      success={adminsTexts.secondFactorRemoved(name)}
    >
      <p>{email}</p>
      <p>{adminsTexts.removeSecondFactorHint(name)}</p>
    </AskButton>
  );
}
