import { type secondFactorsRepository } from "../repositories/accounts/second-factors.ts";
import { type Secrets } from "../secrets/secrets.ts";
import { checkPasskey, type Site } from "./passkeys.ts";
import { recoveryCodeFits, recoveryCodeIn, selectorOf } from "./recovery-codes.ts";
import { type FactorFault, factorRefused, type Method } from "./refusals.ts";
import { findCode } from "./totp.ts";

/** What somebody enters as a second factor: a code of the app, a recovery code, or a passkey's answer. */
export interface FactorInput {
  code?: string | undefined;
  passkey?: unknown;
}

/** What the checks need. */
export interface FactorContext {
  factors: ReturnType<typeof secondFactorsRepository>;
  secrets: Secrets;
  site: Site;
  clock: () => Date;
}

async function checkTotp(
  { factors, secrets, clock }: FactorContext,
  adminId: string,
  code: string,
): Promise<FactorFault | undefined> {
  const stored = await factors.totpOf(adminId);
  if (stored?.secret == null) return "wrong";
  const found = await findCode(secrets.open(stored.secret, `totp:${adminId}`), code, clock());
  if (found === undefined) return "wrong";
  if (found === "drift") return "clock";
  return (await factors.useStep(adminId, found.step)) ? undefined : "used";
}

async function checkRecoveryCode(
  { factors, clock }: FactorContext,
  adminId: string,
  code: string,
): Promise<FactorFault | undefined> {
  const stored = await factors.unusedCode(adminId, selectorOf(code));
  if (!stored || !(await recoveryCodeFits(code, stored.codeHash))) return "wrong";
  return (await factors.useCode(adminId, stored.codeHash, clock())) ? undefined : "used";
}

async function checkPasskeyAnswer(
  { factors, site, clock }: FactorContext,
  adminId: string,
  answer: unknown,
  challenge: string,
): Promise<FactorFault | undefined> {
  const { id } = answer as { id?: unknown };
  const row = (await factors.passkeysOf(adminId)).find((one) => one.id === id);
  const counter = row && (await checkPasskey(site, row, answer, challenge));
  if (!row || counter === undefined) return "passkey";
  await factors.notePasskeyUse(row.id, counter, clock());
  return undefined;
}

/** Returns the method that the input was right for. @throws Problem with `status` when it was wrong */
export async function verifyFactor(
  by: FactorContext,
  adminId: string,
  { code = "", passkey }: FactorInput,
  challenge: string | undefined,
  status: 400 | 401,
): Promise<Method> {
  const digits = code.replaceAll(/[\s-]/g, "");
  const recovery = recoveryCodeIn(code);
  let fault: FactorFault | undefined = "wrong";
  let method: Method = "totp";
  if (passkey !== undefined && challenge !== undefined) {
    method = "passkey";
    fault = await checkPasskeyAnswer(by, adminId, passkey, challenge);
  } else if (/^\d{6}$/.test(digits)) fault = await checkTotp(by, adminId, digits);
  else if (recovery !== undefined) {
    method = "recovery-code";
    fault = await checkRecoveryCode(by, adminId, recovery);
  }
  if (fault !== undefined) throw factorRefused(fault, status);
  return method;
}
