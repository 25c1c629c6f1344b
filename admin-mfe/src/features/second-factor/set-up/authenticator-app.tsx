import { Badge } from "@ministry/shared-ui";
import { useState } from "react";
import { AskButton } from "../../../screen/ask-button.tsx";
import { BeginButton } from "./begin-button.tsx";
import { TotpSetUp, type TotpSetUpProps } from "./totp-set-up.tsx";
import { useSecondFactorCalls } from "../proof/use-calls.ts";
import css from "../proof/second-factor.module.css";

/** The authenticator app: set up, moved to another phone, removed. */
export function AuthenticatorApp({
  isSetUp,
  onChanged,
}: {
  isSetUp: boolean;
  onChanged: (recoveryCodes?: string[]) => Promise<void>;
}) {
  const calls = useSecondFactorCalls();
  const [begun, setBegun] = useState<TotpSetUpProps["begun"]>();
  return (
    <div className={css.group}>
      <h3 className={css.subtitle}>Authenticator app {isSetUp && <Badge tone="success">Set up</Badge>}</h3>
      {begun ? (
        <TotpSetUp
          begun={begun}
          onDone={async (codes) => {
            setBegun(undefined);
            await onChanged(codes);
          }}
          onCancel={() => setBegun(undefined)}
        />
      ) : (
        <>
          <p>An app on your phone shows a code of six digits that changes every half minute.</p>
          <div className={css.buttons}>
            <BeginButton
              size="small"
              variant="secondary"
              work={async () => setBegun(await calls.beginTotp())}
              failure="The setting up could not begin."
            >
              {isSetUp ? "Set up on another phone" : "Set up an app"}
            </BeginButton>
            {isSetUp && (
              <AskButton
                label="Remove"
                name="Remove the authenticator app"
                question="Remove the authenticator app?"
                confirmLabel="Remove"
                danger
                onConfirm={async (idempotencyKey) => {
                  await calls.removeTotp({ idempotencyKey });
                  await onChanged();
                }}
                failure="The app could not be removed."
                success="Authenticator app removed"
              >
                <p>Its codes sign you in no more. Delete the account in the app too.</p>
              </AskButton>
            )}
          </div>
        </>
      )}
    </div>
  );
}
