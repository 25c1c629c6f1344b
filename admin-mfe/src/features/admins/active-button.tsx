import type { AdminAccount } from "@ministry/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { AskButton } from "../../screen/ask-button.tsx";
import { useApi } from "../../session/portal.tsx";
import { adminsQuery } from "./admins-query.ts";

/** Keeps somebody out, or lets them in again, after asking under their name. */
export function ActiveButton({
  admin: { id, name, email, active, updatedAt: version },
}: {
  admin: AdminAccount;
}) {
  const api = useApi();
  const queries = useQueryClient();
  const verb = active ? "Deactivate" : "Reactivate";
  return (
    <AskButton
      label={verb}
      name={`${verb} ${name}`}
      question={`${verb} ${name}?`}
      confirmLabel={verb}
      danger={active}
      onConfirm={async (idempotencyKey) => {
        await api.admins.setActive(id, !active, { idempotencyKey, version });
        await queries.invalidateQueries(adminsQuery(api));
      }}
      failure={active ? "Could not deactivate" : "Could not reactivate"}
      success={active ? `${name} is deactivated` : `${name} can sign in again`}
    >
      <p>{email}</p>
      <p>
        {active
          ? "They are signed out everywhere at once and can’t sign in until somebody reactivates the account. What they published stays."
          : "They can sign in again with the password they had."}
      </p>
    </AskButton>
  );
}
