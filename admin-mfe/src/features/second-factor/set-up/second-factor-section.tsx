import type { SecondFactorState } from "@ministry/api-client/second-factor";
import { useToast } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as secondFactorTexts from "../../../content/accounts/second-factor.ts";
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
    <Part title={secondFactorTexts.secondFactor}>
      <HostAddition
        query={query}
        failure={secondFactorTexts.failedToLoadYourSecondFactors}
        missing={secondFactorTexts.secondFactorUnsupported}
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
    toast(secondFactorTexts.secondFactorTurnedOn);
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
      <p>{hasOne ? secondFactorTexts.signInUsesSecondFactor : secondFactorTexts.signInUsesPasswordOnly}</p>
      <AuthenticatorApp isSetUp={totp} onChanged={onChanged} />
      <Passkeys passkeys={passkeys} onChanged={onChanged} />
      {hasOne && (
        <CodesLeft
          left={recoveryCodesLeft}
          onRenew={async (idempotencyKey) =>
            changed(await calls.renewRecoveryCodes({ idempotencyKey }), false)
          }
        />
      )}
    </>
  );
}

interface CodesLeftProps {
  left: number;
  onRenew: (idempotencyKey: string) => Promise<unknown>;
}

/** How many recovery codes are left, and the way to new ones. */
function CodesLeft({ left, onRenew }: CodesLeftProps) {
  return (
    <div className={css.group}>
      <h3 className={css.subtitle}>{secondFactorTexts.recoveryCodes}</h3>
      <p>
        {left === 1 ? secondFactorTexts.oneCodeLeft : secondFactorTexts.codesLeft(left)}{" "}
        {secondFactorTexts.codesLeftHint}
      </p>
      <div>
        <AskButton
          label={secondFactorTexts.makeNewCodes}
          question={secondFactorTexts.makeNewRecoveryCodesQuestion}
          confirmLabel={secondFactorTexts.makeNewCodes}
          onConfirm={onRenew}
          failure={secondFactorTexts.noNewCodesCouldBeMade}
          success={secondFactorTexts.newRecoveryCodesMade}
        >
          <p>{secondFactorTexts.newCodesHint}</p>
        </AskButton>
      </div>
    </div>
  );
}
