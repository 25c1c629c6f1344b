import { Button, ErrorSummary, TextField, useToast, type FieldError } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState, type FormEvent } from "react";
import { isUnauthorized, messageOf } from "../../lib/failures.ts";
import { NewPasswordField } from "../../session/passwords/new-password-field.tsx";
import { passwordProblem } from "../../session/passwords/password-strength.ts";
import { useApi } from "../../session/portal.tsx";
import { useSession } from "../../session/use-session.ts";
import { sessionsQuery } from "./sessions-query.ts";
import css from "./password-form.module.css";

const empty = { current: "", password: "" };

/** Changes one's own password against the current one. Nothing of it is kept as a draft. */
export function PasswordForm() {
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const { signInAgain } = useSession();
  const ids = { current: useId(), password: useId() };
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [working, setWorking] = useState(false);
  const busy = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const found = problemsOf(fields, ids);
    setErrors(found);
    if (found.length > 0) return;
    busy.current = true;
    setWorking(true);
    try {
      await api.account.changePassword(fields);
      setFields(empty);
      toast("Password changed");
      await queries.invalidateQueries(sessionsQuery(api));
    } catch (error) {
      if (isUnauthorized(error)) await signInAgain();
      else setErrors([{ message: messageOf(error, "The password could not be changed.") }]);
    } finally {
      busy.current = false;
      setWorking(false);
    }
  };
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message;
  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={errors} />
      <TextField
        id={ids.current}
        label="Current password"
        type="password"
        required
        autoComplete="current-password"
        value={fields.current}
        error={errorOf(ids.current)}
        onChange={({ target }) => setFields({ ...fields, current: target.value })}
      />
      <NewPasswordField
        id={ids.password}
        label="New password"
        value={fields.password}
        error={errorOf(ids.password)}
        onChange={(password) => setFields({ ...fields, password })}
      />
      <div>
        <Button type="submit" pending={working}>
          {working ? "Working..." : "Change password"}
        </Button>
      </div>
    </form>
  );
}

function problemsOf({ current, password }: typeof empty, ids: typeof empty): FieldError[] {
  const problem = passwordProblem(password);
  return [
    ...(current === "" ? [{ id: ids.current, message: "Enter your current password." }] : []),
    ...(problem === undefined ? [] : [{ id: ids.password, message: problem }]),
  ];
}
