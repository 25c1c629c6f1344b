import { Badge } from "@ministry/shared-ui";
import { useState } from "react";
import * as secondFactorTexts from "../../../content/accounts/second-factor.ts";
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
      <h3 className={css.subtitle}>
        {secondFactorTexts.authenticatorApp}{" "}
        {isSetUp && <Badge tone="success">{secondFactorTexts.setUp}</Badge>}
      </h3>
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
          <p>{secondFactorTexts.authenticatorAppDescription}</p>
          <div className={css.buttons}>
            <BeginButton
              size="small"
              variant="secondary"
              work={async () => setBegun(await calls.beginTotp())}
              failure={secondFactorTexts.setUpFailed}
            >
              {isSetUp ? secondFactorTexts.setUpOnAnotherPhone : secondFactorTexts.setUpApp}
            </BeginButton>
            {isSetUp && (
              <AskButton
                label={secondFactorTexts.remove}
                name={secondFactorTexts.removeAuthenticatorApp}
                question={secondFactorTexts.removeAuthenticatorAppQuestion}
                confirmLabel={secondFactorTexts.remove}
                danger
                onConfirm={async (idempotencyKey) => {
                  await calls.removeTotp({ idempotencyKey });
                  await onChanged();
                }}
                failure={secondFactorTexts.appCouldNotBeRemoved}
                success={secondFactorTexts.authenticatorAppRemoved}
              >
                <p>{secondFactorTexts.removeAppHint}</p>
              </AskButton>
            )}
          </div>
        </>
      )}
    </div>
  );
}
