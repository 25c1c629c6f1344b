import { roles, type Role } from "@ministry/api-client";
import { Select } from "@ministry/shared-ui";
import * as roleTexts from "../../content/accounts/roles.ts";
import { roleWords } from "./role-words.ts";

/** A choice among the roles; what the chosen one may do stands beside it. */
export function RoleSelect({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  return (
    <Select
      label={roleTexts.role}
      name="role"
      hint={roleWords[value].may}
      options={roles.map((role) => ({ value: role, label: roleWords[role].name }))}
      value={value}
      onChange={({ target }) => onChange(roles.find((role) => role === target.value) ?? value)}
    />
  );
}
