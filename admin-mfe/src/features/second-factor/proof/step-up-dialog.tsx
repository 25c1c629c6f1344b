import type { Refusal } from "@ministry/api-client";
import { readChallenge, type Challenge } from "@ministry/api-client/second-factor";
import { Button, Dialog, useToast } from "@ministry/shared-ui";
import { useEffect, useState } from "react";
import * as proofTexts from "../../../content/accounts/proof.ts";
import { messageOf } from "../../../lib/failures.ts";
import { knowsPasskeys } from "./passkey-browser.ts";
import { ProofForm } from "./proof-form.tsx";
import { useSecondFactorCalls } from "./use-calls.ts";

/** Asks who it is before something that can't be undone; the call that waits is made again afterwards. */
export function StepUpDialog({
  refusal,
  onSettled,
}: {
  refusal: Refusal;
  onSettled: (isShown: boolean) => void;
}) {
  const calls = useSecondFactorCalls();
  const toast = useToast();
  const [challenge, setChallenge] = useState<Challenge>();
  useEffect(() => {
    const named = readChallenge(refusal);
    const needsBrowser = named.methods.includes("passkey") && knowsPasskeys();
    let isCurrent = true;
    (needsBrowser ? calls.stepUpChallenge() : Promise.resolve(named)).then(
      (found) => isCurrent && setChallenge(found),
      (error: unknown) => {
        if (!isCurrent) return;
        toast({ tone: "danger", text: messageOf(error, proofTexts.pleaseTryAgain) });
        onSettled(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [calls, refusal, onSettled, toast]);
  if (!challenge) return null;
  const withPassword = challenge.methods.includes("password");
  return (
    <Dialog open title={proofTexts.confirmIdentity} onClose={() => onSettled(false)}>
      <p>{withPassword ? proofTexts.confirmWithPassword : proofTexts.confirmWithSecondFactor}</p>
      <ProofForm
        challenge={challenge}
        confirmLabel={proofTexts.goOn}
        onProof={async (proof) => {
          const id = "passkey" in proof ? { challenge: challenge.challenge } : {};
          await calls.stepUp({ ...proof, ...id });
          onSettled(true);
        }}
      >
        <Button variant="secondary" onClick={() => onSettled(false)}>
          {proofTexts.cancel}
        </Button>
      </ProofForm>
    </Dialog>
  );
}
