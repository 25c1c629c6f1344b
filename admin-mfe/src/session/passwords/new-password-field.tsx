import { Checkbox, TextField } from "@ministry/shared-ui";
import { useState } from "react";
import * as newPasswordTexts from "../../content/accounts/new-password.ts";
import { passwordRules, strengthScale, strengthText } from "./password-strength.ts";
import css from "./passwords.module.css";

export interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  id?: string;
  name?: string;
  error?: string;
}

/** A password to be chosen: the rules before, the strength while typing, and the way to look at it. */
export function NewPasswordField({ value, onChange, ...field }: NewPasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={css.newPassword}>
      <TextField
        {...field}
        hint={passwordRules}
        required
        type={shown ? "text" : "password"}
        autoComplete="new-password"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={css.strength}>
        <meter
          {...strengthScale}
          className={css.meter}
          value={Math.min(value.length, strengthScale.max)}
          aria-label={newPasswordTexts.strength}
        />
        <span aria-live="polite">{strengthText(value)}</span>
      </div>
      <Checkbox
        label={newPasswordTexts.showPassword}
        checked={shown}
        onChange={({ target }) => setShown(target.checked)}
      />
    </div>
  );
}
