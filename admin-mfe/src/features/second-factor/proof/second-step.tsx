import type { Refusal, Session } from "@ministry/api-client";
import { refusalIn } from "@ministry/api-client";
import { readChallenge } from "@ministry/api-client/second-factor";
import { Button } from "@ministry/shared-ui";
import * as proofTexts from "../../../content/accounts/proof.ts";
import { messageOf } from "../../../lib/failures.ts";
import { ProofForm } from "./proof-form.tsx";
import { useSecondFactorCalls } from "./use-calls.ts";
import css from "./second-factor.module.css";

export interface SecondStepProps {
  /** What the server answered the first step with. */
  refusal: Refusal;
  onSignedIn: (session: Session) => Promise<void>;
  /** Back to the first step; says why where the person did not ask for it. */
  onEnded: (why?: string) => void;
}

/** The second step of the sign-in, in the place of the first. */
export function SecondStep({ refusal, onSignedIn, onEnded }: SecondStepProps) {
  const calls = useSecondFactorCalls();
  const challenge = readChallenge(refusal);
  return (
    <div className={css.step}>
      <p>{proofTexts.passwordCorrect}</p>
      <ProofForm
        challenge={challenge}
        confirmLabel={proofTexts.signIn}
        onProof={async (proof) => {
          try {
            await onSignedIn(await calls.signIn(challenge.challenge, proof));
          } catch (error) {
            if (refusalIn(error).code !== "challenge-ended") throw error;
            onEnded(messageOf(error, proofTexts.pleaseSignInAgain));
          }
        }}
      >
        <Button variant="quiet" onClick={() => onEnded()}>
          {proofTexts.back}
        </Button>
      </ProofForm>
      <p className={css.soft}>{proofTexts.lostPhoneHint}</p>
    </div>
  );
}
