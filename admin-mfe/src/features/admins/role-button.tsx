import type { AdminAccount, Role } from "@ministry/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as adminsTexts from "../../content/accounts/admins.ts";
import { AskButton } from "../../screen/ask-button.tsx";
import { kindOf, statusOf } from "../../lib/failures.ts";
import { useRequestKey } from "../../lib/use-request-key.ts";
import { useApi } from "../../session/portal.tsx";
import { RoleSelect } from "../../session/roles/role-select.tsx";
import { roleWords } from "../../session/roles/role-words.ts";
import { adminsQuery } from "./admins-query.ts";

/** Gives an account another role, after showing what each may do. */
export function RoleButton({ admin }: { admin: AdminAccount }) {
  const { id, name, email, updatedAt: version, role: present = "administrator" } = admin;
  const api = useApi();
  const queries = useQueryClient();
  const [picked, setPicked] = useState<Role>();
  const chosen = picked ?? present;
  const requestKey = useRequestKey();

  const change = async () => {
    try {
      await api.admins.setRole(id, chosen, { idempotencyKey: requestKey.of([chosen, version]), version });
    } catch (error) {
      if (kindOf(error) === "refused") requestKey.forget();
      // Somebody else changed the account: it is shown as it is now.
      if (statusOf(error) === 412) {
        await queries.invalidateQueries(adminsQuery(api));
        setPicked(undefined);
      }
      throw error;
    }
    await queries.invalidateQueries(adminsQuery(api));
  };
  return (
    <AskButton
      label={adminsTexts.changeRole}
      name={adminsTexts.changeRoleOf(name)}
      question={adminsTexts.changeRoleOfQuestion(name)}
      confirmLabel={adminsTexts.changeRole}
      onAsked={() => setPicked(undefined)}
      onConfirm={change}
      failure={adminsTexts.couldNotChangeRole}
      success={adminsTexts.roleChanged(name, roleWords[chosen].name.toLowerCase())}
    >
      <p>{email}</p>
      <RoleSelect value={chosen} onChange={setPicked} />
      <p>{adminsTexts.changeRoleHint}</p>
    </AskButton>
  );
}
