import { type Problem, unauthorized } from "../lib/problems.ts";
import { stepUpNeeded } from "../second-factor/refusals.ts";
import { type SecondFactors } from "../second-factor/second-factors.ts";
import { type Actor } from "./sessions.ts";

/** The refusal of a call whose session has to prove once more who it is; `undefined` where it did lately. */
export type StepUp = (request: { actor: Actor | undefined }) => Promise<Problem | undefined>;

/**
 * Checks whether a session proved lately who it is: by the second factor, or by the password where the account has
 * none. The refusal (403, `step-up`) names the ways; `POST /step-up` takes the proof.
 */
export const stepUpCheck =
  (factors: SecondFactors, freshForMs: number, clock: () => Date = () => new Date()): StepUp =>
  async ({ actor }) => {
    if (!actor) throw unauthorized();
    if (actor.provenAt && clock().getTime() - actor.provenAt.getTime() <= freshForMs) return undefined;
    return stepUpNeeded(actor.hasSecondFactor ? await factors.methodsOf(actor.id) : ["password"]);
  };
