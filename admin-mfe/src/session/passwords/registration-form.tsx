import type { Role } from "@ministry/api-client";
import { Button, ErrorSummary, TextField, useToast } from "@ministry/shared-ui";
import { useRef, useState, type FormEvent } from "react";
import * as registrationTexts from "../../content/accounts/registration.ts";
import { messageOf } from "../../lib/failures.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { useApi } from "../portal.tsx";
import { RoleSelect } from "../roles/role-select.tsx";
import { useSession } from "../use-session.ts";
import css from "./passwords.module.css";

const empty = { name: "", email: "", password: "" };

/** What a colleague is most often registered for; an administrator makes others of it. */
const usualRole: Role = "editor";

/** Registers a further admin. No draft is kept of it: a password does not belong on the device. */
export function RegistrationForm({ onRegistered }: { onRegistered: (name: string) => void }) {
  const api = useApi();
  const toast = useToast();
  const { session } = useSession();
  const [fields, setFields] = useState(empty);
  const [role, setRole] = useState<Role>(usualRole);
  // A host without roles is not sent one.
  const hasRoles = session?.user.role !== undefined;
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);
  const request = useRef({ busy: false, idempotencyKey: "" });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (request.current.busy) return;
    request.current.busy = true;
    request.current.idempotencyKey ||= crypto.randomUUID();
    setWorking(true);
    setProblem(undefined);
    try {
      const { idempotencyKey } = request.current;
      await api.auth.register(
        { ...fields, email: fields.email.trim(), ...(hasRoles && { role }) },
        { idempotencyKey },
      );
      toast(registrationTexts.registered); // (sic)
      onRegistered(fields.name.trim());
    } catch (error) {
      request.current.idempotencyKey = "";
      setProblem(messageOf(error, registrationTexts.emailOrPasswordIsInvalid));
    } finally {
      request.current.busy = false;
      setWorking(false);
    }
  };
  const field = (name: keyof typeof empty) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setFields({ ...fields, [name]: target.value }),
  });
  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
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
          onChange={(password) => setFields({ ...fields, password })}
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
