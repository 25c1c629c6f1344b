import { Secret, TOTP } from "otpauth";

const stepSeconds = 30;
const stepMs = stepSeconds * 1000;
/** Codes of the step before and after count too: people type slowly, and clocks differ a little. */
const window = 1;
/** How far away a code is looked for, to distinguish a phone with a wrong clock from a mistyped code. */
const maxDriftSteps = (3 * 24 * 3600) / stepSeconds;
/** Steps tried in one go; a visitor's read must not wait for all of them. */
const stepsAtOnce = 400;

const appOf = (secret: string, label = "") =>
  new TOTP({ issuer: "Ministry portal", label, period: stepSeconds, secret: Secret.fromBase32(secret) });

/** A new secret for an authenticator app: 160 bits, in base32 as the apps take it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address an authenticator app reads out of the picture. */
export const totpUri = (secret: string, email: string): string => appOf(secret, email).toString();

/** What was found of a code: the step it belongs to, `drift` when it fits another time, or nothing. */
export type TotpFinding = { step: number } | "drift" | undefined;

/** Checks the six digits of an authenticator app. Whether the step was used before is for the caller. */
export async function findCode(secret: string, code: string, now: Date): Promise<TotpFinding> {
  const app = appOf(secret);
  const timestamp = now.getTime();
  const delta = app.validate({ token: code, timestamp, window });
  if (delta !== null) return { step: app.counter({ timestamp }) + delta };
  for (let away = window + 1; away <= maxDriftSteps; away += stepsAtOnce) {
    for (let one = away; one < away + stepsAtOnce; one += 1) {
      for (const direction of [1, -1]) {
        if (app.generate({ timestamp: timestamp + direction * one * stepMs }) === code) return "drift";
      }
    }
    await new Promise((goOn) => setImmediate(goOn));
  }
  return undefined;
}
