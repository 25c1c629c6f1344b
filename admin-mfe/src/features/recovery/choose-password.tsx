import { Button, ErrorSummary, type FieldError } from "@ministry/shared-ui";
import { useId, useRef, useState, type FormEvent } from "react";
import * as recoveryTexts from "../../content/accounts/recovery.ts";
import { messageOf } from "../../lib/failures.ts";
import { NewPasswordField } from "../../session/passwords/new-password-field.tsx";
import { passwordProblem } from "../../session/passwords/password-strength.ts";
import css from "./recovery.module.css";

export interface ChoosePasswordProps {
  /** Saves it; called with the same key again when the person tries again with the same password. */
  onSave: (password: string, idempotencyKey: string) => Promise<void>;
}

/** A new password behind a link. What was typed stays when it could not be saved. */
export function ChoosePassword({ onSave }: ChoosePasswordProps) {
  const id = useId();
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [working, setWorking] = useState(false);
  const request = useRef({ busy: false, password: "", idempotencyKey: "" });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (request.current.busy) return;
    const problem = passwordProblem(password);
    setErrors(problem === undefined ? [] : [{ id, message: problem }]);
    if (problem !== undefined) return;
    // Another password is another request: a lost answer must not say that this one was saved.
    if (request.current.password !== password) request.current.idempotencyKey = crypto.randomUUID();
    request.current = { ...request.current, password, busy: true };
    setWorking(true);
    try {
      await onSave(password, request.current.idempotencyKey);
    } catch (error) {
      setErrors([{ message: messageOf(error, recoveryTexts.passwordCouldNotBeSaved) }]);
    } finally {
      request.current.busy = false;
      setWorking(false);
    }
  };
  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={errors} />
      <NewPasswordField
        id={id}
        label={recoveryTexts.newPassword}
        name="password"
        value={password}
        error={errors.find((error) => error.id === id)?.message}
        onChange={setPassword}
      />
      <div>
        <Button type="submit" pending={working}>
          {working ? recoveryTexts.working : recoveryTexts.savePassword}
        </Button>
      </div>
    </form>
  );
}
