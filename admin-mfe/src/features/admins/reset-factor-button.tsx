import type { AdminAccount } from "@ministry/api-client";
import { secondFactorCalls } from "@ministry/api-client/second-factor";
import { useQueryClient } from "@tanstack/react-query";
import { AskButton } from "../../screen/ask-button.tsx";
import { useApi } from "../../session/portal.tsx";
import { adminsQuery } from "./admins-query.ts";

/** Removes a colleague's second factor, whose phone is lost. */
export function ResetFactorButton({ admin: { id, name, email } }: { admin: AdminAccount }) {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <AskButton
      label="Lost phone"
      name={`Lost phone: remove the second factor of ${name}`}
      question={`Remove the second factor of ${name}?`}
      confirmLabel="Remove"
      danger
      onConfirm={async (idempotencyKey) => {
        await secondFactorCalls(api).reset(id, { idempotencyKey });
        await queries.invalidateQueries(adminsQuery(api));
      }}
      failure="The second factor could not be removed."
      success={`${name} signs in with the password alone now`}
    >
      <p>{email}</p>
      <p>
        For a lost phone or key. Be sure that it is {name} who asks: from now on the password alone lets them
        in, until they set up a second factor again.
      </p>
    </AskButton>
  );
}
