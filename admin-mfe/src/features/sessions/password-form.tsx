import { Button, ErrorSummary, TextField, useToast, type FieldError } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import * as sessionTexts from "../../content/accounts/sessions.ts";
import { isUnauthorized, messageOf } from "../../lib/failures.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { NewPasswordField } from "../../session/passwords/new-password-field.tsx";
import { passwordProblem } from "../../session/passwords/password-strength.ts";
import { useApi } from "../../session/portal.tsx";
import { useSession } from "../../session/use-session.ts";
import { sessionsQuery } from "./sessions-query.ts";
import css from "./password-form.module.css";

const empty = { current: "", password: "" };

/** Changes one's own password against the current one. No draft of it is stored. */
export function PasswordForm() {
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const { signInAgain } = useSession();
  const ids = { current: useId(), password: useId() };
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const { run, working } = useOneAtATime();

  const change = async () => {
    try {
      await api.account.changePassword(fields);
      setFields(empty);
      toast(sessionTexts.passwordChanged);
      await queries.invalidateQueries(sessionsQuery(api));
    } catch (error) {
      if (isUnauthorized(error)) await signInAgain();
      else setErrors([{ message: messageOf(error, sessionTexts.passwordCouldNotBeChanged) }]);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (working) return;
    const found = problemsOf(fields, ids);
    setErrors(found);
    if (found.length === 0) void run(change);
  };
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message;
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <ErrorSummary errors={errors} />
      <TextField
        id={ids.current}
        label={sessionTexts.currentPassword}
        type="password"
        required
        autoComplete="current-password"
        value={fields.current}
        error={errorOf(ids.current)}
        onChange={({ target }) => setFields({ ...fields, current: target.value })}
      />
      <NewPasswordField
        id={ids.password}
        label={sessionTexts.newPassword}
        value={fields.password}
        error={errorOf(ids.password)}
        onChange={(password) => setFields({ ...fields, password })}
      />
      <div>
        <Button type="submit" pending={working}>
          {working ? sessionTexts.working : sessionTexts.changePassword}
        </Button>
      </div>
    </form>
  );
}

function problemsOf({ current, password }: typeof empty, ids: typeof empty): FieldError[] {
  const problem = passwordProblem(password);
  return [
    ...(current === "" ? [{ id: ids.current, message: sessionTexts.enterYourCurrentPassword }] : []),
    ...(problem === undefined ? [] : [{ id: ids.password, message: problem }]),
  ];
}
