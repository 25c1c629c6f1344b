/** Second factors: calls that only some screens of the portal make, apart so that no other screen carries them. */
export { secondFactorCalls, type NewPasskey, type Proof, type SecondFactorCalls } from "./calls.ts";
export {
  readChallenge,
  type Challenge,
  type Json,
  type Method,
  type Passkey,
  type SecondFactorState,
} from "./answers.ts";
