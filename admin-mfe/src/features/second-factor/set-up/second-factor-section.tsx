import type { SecondFactorState } from "@ministry/api-client/second-factor";
import { useToast } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AskButton } from "../../../screen/ask-button.tsx";
import { HostAddition } from "../../../screen/host-addition.tsx";
import { Part } from "../../../screen/part.tsx";
import { AuthenticatorApp } from "./authenticator-app.tsx";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { secondFactorQuery, useSecondFactorCalls } from "../proof/use-calls.ts";
import css from "../proof/second-factor.module.css";

/** One's own second factors. `onEnrolled` is called once there is one and the recovery codes are noted down. */
export function SecondFactorSection({ onEnrolled }: { onEnrolled?: () => void }) {
  const query = useQuery(secondFactorQuery(useSecondFactorCalls()));
  return (
    <Part title="Second factor">
      <HostAddition
        query={query}
        failure="Failed to load your second factors."
        missing="This server asks for your password alone. Choose a long one that you use nowhere else."
      >
        {(state) => <Factors state={state} onEnrolled={onEnrolled} />}
      </HostAddition>
    </Part>
  );
}

function Factors({
  state: { totp, passkeys, recoveryCodesLeft },
  onEnrolled,
}: {
  state: SecondFactorState;
  onEnrolled: (() => void) | undefined;
}) {
  const calls = useSecondFactorCalls();
  const queries = useQueryClient();
  const toast = useToast();
  const [newCodes, setNewCodes] = useState<string[]>([]);
  const changed = async (recoveryCodes: string[] | undefined, isAdded: boolean) => {
    setNewCodes(recoveryCodes ?? []);
    await queries.invalidateQueries(secondFactorQuery(calls));
    if (!isAdded) return;
    toast("Your sign-in asks for your second factor from now on");
    if (!recoveryCodes?.length) onEnrolled?.();
  };
  const onChanged = (recoveryCodes?: string[]) => changed(recoveryCodes, recoveryCodes !== undefined);
  if (newCodes.length > 0) {
    const noted = () => {
      setNewCodes([]);
      onEnrolled?.();
    };
    return <RecoveryCodes codes={newCodes} onNoted={noted} />;
  }
  const hasOne = totp || passkeys.length > 0;
  return (
    <>
      <p>
        {hasOne
          ? "Your sign-in asks for your password, and then for your second factor."
          : "Your sign-in asks for your password alone. With a second factor, whoever learns the password still does not get in."}
      </p>
      <AuthenticatorApp isSetUp={totp} onChanged={onChanged} />
      <Passkeys passkeys={passkeys} onChanged={onChanged} />
      {hasOne && (
        <div className={css.group}>
          <h3 className={css.subtitle}>Recovery codes</h3>
          <p>
            {recoveryCodesLeft === 1 ? "1 code is left." : `${recoveryCodesLeft} codes are left.`} Each signs
            you in once when your phone is lost.
          </p>
          <div>
            <AskButton
              label="Make new codes"
              question="Make new recovery codes?"
              confirmLabel="Make new codes"
              onConfirm={async (idempotencyKey) =>
                changed(await calls.renewRecoveryCodes({ idempotencyKey }), false)
              }
              failure="No new codes could be made."
              success="New recovery codes made"
            >
              <p>The codes you have now work no more.</p>
            </AskButton>
          </div>
        </div>
      )}
    </>
  );
}
