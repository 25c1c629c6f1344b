import { expect } from "vitest";
import { Authenticator } from "../../support/devices/authenticator.ts";
import type { Account } from "./accounts.ts";
import { call } from "./http.ts";

/** An account with an authenticator app and recovery codes. */
export interface TwoFactors {
  token: string;
  app: Authenticator;
  recoveryCodes: string[];
}

/** Sets an authenticator app up in a session, as the portal does. */
export async function enrol(token: string, url?: string): Promise<TwoFactors> {
  const begun = await call("POST", "/second-factor/totp", { token, url });
  expect(begun.status, begun.text).toBe(200);
  const { secret } = begun.json as { secret: string };
  const app = new Authenticator(secret);
  const json = { code: app.code() };
  const done = await call("POST", "/second-factor/totp/confirm", { token, url, json });
  expect(done.status, done.text).toBe(200);
  const { recoveryCodes = [] } = done.json as { recoveryCodes?: string[] };
  return { token, app, recoveryCodes };
}

/** The first step of a sign-in: what has to be answered. */
export async function challengeOf(account: Pick<Account, "signIn">): Promise<string> {
  const answer = await account.signIn();
  expect(answer.status, answer.text).toBe(401);
  const { code, challenge } = answer.json as { code?: string; challenge?: string };
  expect(code).toBe("second-factor");
  return challenge ?? "";
}

/** The second step. */
export const secondStep = (challenge: string, code: string, url?: string) =>
  call("POST", "/second-factor", { token: null, url, json: { challenge, code } });

export const codeIn = ({ json }: { json: unknown }) => (json as { code?: string } | undefined)?.code;
