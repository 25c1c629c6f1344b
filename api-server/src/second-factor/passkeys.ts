import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { type Admin } from "../repositories/accounts/admins.ts";
import { type PasskeyRow } from "../repositories/accounts/second-factors.ts";

/** Where passkeys count: the site's host name, and the origins its pages have. */
export interface Site {
  rpId: string;
  origins: string[];
}

type Transports = NonNullable<RegistrationResponseJSON["response"]["transports"]>;

const known = (rows: PasskeyRow[]) =>
  rows.map(({ id, transports }) => ({ id, transports: transports as Transports }));

/** Passkeys belong to the host of the site's first address (`APP_URL`). */
export const siteOf = (origins: string[]): Site => ({
  rpId: new URL(origins[0] ?? "http://localhost").hostname,
  origins,
});

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, "base64url"));

/** What a browser needs to make a passkey. */
export const registrationOptions = (
  { rpId }: Site,
  { id, email, name }: Pick<Admin, "id" | "email" | "name">,
  rows: PasskeyRow[],
  challenge: string,
) =>
  generateRegistrationOptions({
    rpName: "Ministry portal",
    rpID: rpId,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: name,
    challenge: bytesOf(challenge),
    excludeCredentials: known(rows),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });

/** What a browser needs to use one of an account's passkeys. */
export const authenticationOptions = ({ rpId }: Site, rows: PasskeyRow[], challenge: string) =>
  generateAuthenticationOptions({
    rpID: rpId,
    challenge: bytesOf(challenge),
    allowCredentials: known(rows),
    userVerification: "preferred",
  });

/** Reads a new passkey out of a browser's answer; `undefined` when it does not answer the challenge. */
export async function readRegistration(
  { rpId, origins }: Site,
  response: unknown,
  challenge: string,
): Promise<Pick<PasskeyRow, "id" | "publicKey" | "counter" | "transports"> | undefined> {
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
}

/** The counter after a passkey's answer to the challenge; `undefined` when it does not fit. */
export async function checkPasskey(
  { rpId, origins }: Site,
  { id, publicKey, counter }: PasskeyRow,
  response: unknown,
  challenge: string,
): Promise<number | undefined> {
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
    requireUserVerification: false,
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
