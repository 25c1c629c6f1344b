import type { Role } from "@ministry/api-client";
import { Button, ErrorSummary, TextField, useToast } from "@ministry/shared-ui";
import { useState, type FormEvent } from "react";
import * as registrationTexts from "../../content/accounts/registration.ts";
import { kindOf, messageOf } from "../../lib/failures.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useRequestKey } from "../../lib/use-request-key.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { useApi } from "../portal.tsx";
import { RoleSelect } from "../roles/role-select.tsx";
import { useSession } from "../use-session.ts";
import css from "./passwords.module.css";

const empty = { name: "", email: "", password: "" };

/** What a colleague is most often registered for; an administrator makes others of it. */
const usualRole: Role = "editor";

/** What is typed, and the registration with it under one key until it is refused or changed. */
function useRegistration(onRegistered: (name: string) => void) {
  const api = useApi();
  const toast = useToast();
  const { session } = useSession();
  const [fields, setFields] = useState(empty);
  const [role, setRole] = useState<Role>(usualRole);
  // A host without roles is not sent one.
  const hasRoles = session?.user.role !== undefined;
  const [problem, setProblem] = useState<string>();
  const { run, working } = useOneAtATime();
  const requestKey = useRequestKey();

  const register = async () => {
    setProblem(undefined);
    const account = { ...fields, email: fields.email.trim(), ...(hasRoles && { role }) };
    try {
      await api.auth.register(account, { idempotencyKey: requestKey.of(account) });
      toast(registrationTexts.registered); // (sic)
      onRegistered(fields.name.trim());
    } catch (error) {
      // Without an answer the account may exist: a try with the same contents gets the answer that was lost.
      if (kindOf(error) === "refused") requestKey.forget();
      setProblem(messageOf(error, registrationTexts.emailOrPasswordIsInvalid));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(register);
  };
  const field = (name: keyof typeof empty) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setFields({ ...fields, [name]: target.value }),
  });
  const setPassword = (password: string) => setFields({ ...fields, password });
  return { fields, field, setPassword, role, setRole, hasRoles, problem, working, submit };
}

/** Registers a further admin. No draft of it is stored: a password does not belong on the device. */
export function RegistrationForm({ onRegistered }: { onRegistered: (name: string) => void }) {
  const { fields, field, setPassword, role, setRole, hasRoles, problem, working, submit } =
    useRegistration(onRegistered);
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <ErrorSummary errors={problem === undefined ? [] : [{ message: problem }]} />
      <fieldset className={css.fields} disabled={working}>
        <div className={css.form}>
          <TextField label={registrationTexts.fullName} required autoComplete="off" {...field("name")} />
          <TextField
            label={registrationTexts.email}
            type="email"
            required
            autoComplete="off"
            {...field("email")}
          />
          {hasRoles && <RoleSelect value={role} onChange={setRole} />}
        </div>
        <NewPasswordField
          label={registrationTexts.password}
          name="password"
          value={fields.password}
          onChange={setPassword}
        />
      </fieldset>
      <div>
        <Button type="submit" pending={working}>
          {working ? registrationTexts.working : registrationTexts.register}
        </Button>
      </div>
    </form>
  );
}
