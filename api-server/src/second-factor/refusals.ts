import { badRequest, Problem } from "../lib/problems.ts";

const refusal = (status: number, code: string, message: string, more: Record<string, unknown> = {}) =>
  new Problem(status, message, undefined, undefined, { code, ...more });

/** What an account can answer a challenge with. */
export type Method = "totp" | "recovery-code" | "passkey" | "password";

/** The password was right, and something else is to be shown; what a client needs for that is in the answer. */
export const secondFactorNeeded = (more: { challenge: string; methods: Method[]; passkey?: unknown }) =>
  refusal(401, "second-factor", "Please confirm the sign-in with your second factor.", more);

/** The second step took too long, was tried too often, or is done. */
export const challengeEnded = () =>
  refusal(401, "challenge-ended", "The sign-in took too long or was tried too often. Please sign in again.");

/** What was given as a second factor does not count; the sentence says why as far as the server knows. */
export type FactorFault = "wrong" | "used" | "clock" | "passkey";
const faults: Record<FactorFault, string> = {
  wrong: "This code is not right.",
  used: "This code was used already. Please wait for the next one.",
  clock:
    "This code belongs to another time. The clock of your phone may be off: set its date and time to automatic and try the next code.",
  passkey: "This passkey was not accepted. Please try again, or use another way.",
};
export const factorRefused = (fault: FactorFault, status: 400 | 401) =>
  refusal(status, `second-factor-${fault}`, faults[fault]);

export const noSecondFactor = () =>
  new Problem(409, "This account has no second factor yet. Please set one up first.");
export const nothingToRemove = () => new Problem(404, "This second factor is not set up.");
export const setUpEnded = () =>
  badRequest("Setup took too long or was started again elsewhere. Please start again.");

/** The call is refused until whoever is signed in has proved once more who they are. */
export const stepUpNeeded = (methods: Method[]) =>
  refusal(
    403,
    "step-up",
    methods.includes("password")
      ? "Please confirm with your password that it is you."
      : "Please confirm with your second factor that it is you.",
    { methods },
  );

/** The installation asks for a second factor, and the account has none. */
export const enrolmentNeeded = () =>
  refusal(403, "second-factor-enrolment", "Please set up a second factor first. This portal asks for one.");
