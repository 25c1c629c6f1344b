import type { Method } from "@ministry/api-client/second-factor";
import { TextField } from "@ministry/shared-ui";
import { useEffect, useRef } from "react";
import * as proofTexts from "../../../content/accounts/proof.ts";

/** What is typed. */
export type TypedMethod = Exclude<Method, "passkey">;

const fields = {
  totp: {
    label: proofTexts.code,
    hint: proofTexts.codeHint,
    autoComplete: "one-time-code",
    inputMode: "numeric",
    maxLength: 7,
  },
  "recovery-code": {
    label: proofTexts.recoveryCode,
    hint: proofTexts.recoveryCodeHint,
    autoComplete: "off",
    autoCapitalize: "characters",
    maxLength: 20,
  },
  password: { label: proofTexts.password, type: "password", autoComplete: "current-password" },
} as const;

/** The one field of a way to show who one is; takes the focus when it comes up. */
export function ProofField({
  method,
  value,
  onChange,
}: {
  method: TypedMethod;
  value: string;
  onChange: (value: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  // After the dialog around it has opened, which takes the focus for itself.
  useEffect(() => queueMicrotask(() => field.current?.focus()), []);
  return (
    <TextField
      ref={field}
      {...fields[method]}
      required
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
