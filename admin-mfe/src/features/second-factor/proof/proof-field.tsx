import type { Method } from "@ministry/api-client/second-factor";
import { TextField } from "@ministry/shared-ui";
import { useEffect, useRef } from "react";

/** What is typed. */
export type TypedMethod = Exclude<Method, "passkey">;

const fields = {
  totp: {
    label: "Code",
    hint: "The six digits that your authenticator app shows now.",
    autoComplete: "one-time-code",
    inputMode: "numeric",
    maxLength: 7,
  },
  "recovery-code": {
    label: "Recovery code",
    hint: "One of the codes that you noted down. Each works once.",
    autoComplete: "off",
    autoCapitalize: "characters",
    maxLength: 20,
  },
  password: { label: "Password", type: "password", autoComplete: "current-password" },
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
