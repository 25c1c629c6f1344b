import type { AdminAccount, Role } from "@ministry/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as adminsTexts from "../../content/accounts/admins.ts";
import { AskButton } from "../../screen/ask-button.tsx";
import { statusOf } from "../../lib/failures.ts";
import { useApi } from "../../session/portal.tsx";
import { RoleSelect } from "../../session/roles/role-select.tsx";
import { roleWords } from "../../session/roles/role-words.ts";
import { adminsQuery } from "./admins-query.ts";

/** Gives an account another role, after showing what each may do. */
export function RoleButton({ admin }: { admin: AdminAccount }) {
  const { id, name, email, updatedAt: version, role: present = "administrator" } = admin;
  const api = useApi();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Role>(present);

  const change = async (idempotencyKey: string) => {
    try {
      await api.admins.setRole(id, chosen, { idempotencyKey, version });
    } catch (error) {
      // Somebody else changed the account: it is shown as it is now.
      if (statusOf(error) === 412) await queries.invalidateQueries(adminsQuery(api));
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
      onConfirm={change}
      failure={adminsTexts.couldNotChangeRole}
      success={adminsTexts.isNow(name, roleWords[chosen].name.toLowerCase())}
    >
      <p>{email}</p>
      <RoleSelect value={chosen} onChange={setChosen} />
      <p>{adminsTexts.itTakesEffectAtOnce}</p>
    </AskButton>
  );
}
