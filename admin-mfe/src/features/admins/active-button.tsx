import type { AdminAccount } from "@ministry/api-client";
import { useQueryClient } from "@tanstack/react-query";
import * as adminsTexts from "../../content/accounts/admins.ts";
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
  const verb = active ? adminsTexts.deactivate : adminsTexts.reactivate;
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
      failure={active ? adminsTexts.couldNotDeactivate : adminsTexts.couldNotReactivate}
      success={active ? adminsTexts.isDeactivated(name) : adminsTexts.canSignInAgain(name)}
    >
      <p>{email}</p>
      <p>{active ? adminsTexts.deactivateHint : adminsTexts.reactivateHint}</p>
    </AskButton>
  );
}
