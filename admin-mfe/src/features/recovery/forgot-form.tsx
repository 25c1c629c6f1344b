import { Button, ErrorSummary, Notice, TextField, type FieldError } from "@ministry/shared-ui";
import { useId, useState, type FormEvent } from "react";
import * as recoveryTexts from "../../content/accounts/recovery.ts";
import { messageOf } from "../../lib/failures.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useAccessLinks } from "../../session/passwords/access-links.ts";
import css from "./recovery.module.css";

/** Asks for a link by mail. The answer is the same whether the address has an account or not. */
export function ForgotForm() {
  const { recovery } = useAccessLinks();
  const id = useId();
  const [email, setEmail] = useState("");
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [answer, setAnswer] = useState<string>();
  const { run, working } = useOneAtATime();

  const submit = async () => {
    setAnswer(undefined);
    if (!/^[^\s@]+@[^\s@]+$/.test(email.trim()))
      return setErrors([{ id, message: recoveryTexts.enterYourWholeEmailAddress }]);
    setErrors([]);
    try {
      setAnswer((await recovery.forgot(email.trim())).message);
    } catch (error) {
      setErrors([{ message: messageOf(error, recoveryTexts.linkRequestFailed) }]);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(submit);
  };
  return (
    <form noValidate className={css.form} onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      {answer !== undefined && (
        <Notice tone="success" role="status">
          <p>{answer}</p>
          <p>{recoveryTexts.noMailHint}</p>
        </Notice>
      )}
      <TextField
        id={id}
        label={recoveryTexts.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        error={errors.find((error) => error.id === id)?.message}
        onChange={({ target }) => setEmail(target.value)}
      />
      <div>
        <Button type="submit" pending={working}>
          {working ? recoveryTexts.working : recoveryTexts.sendLink}
        </Button>
      </div>
    </form>
  );
}
