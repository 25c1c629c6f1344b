import { isRecord, present, textIn, numberIn } from "../schemas/fields/primitives.ts";

/** JSON of WebAuthn, which the browser reads and writes and we pass on. */
export type Json = Record<string, unknown>;

const methods = ["passkey", "totp", "recovery-code", "password"] as const;
/** A way to show who one is. */
export type Method = (typeof methods)[number];

/** What has to be answered with a second factor. */
export interface Challenge {
  challenge: string;
  methods: Method[];
  /** What the browser needs for a passkey (PublicKeyCredentialRequestOptionsJSON). */
  passkey?: Json;
}

export interface Passkey {
  id: string;
  name: string;
  /** ISO 8601 */
  createdAt: string;
  /** Absent of one that was not used yet. */
  usedAt?: string;
}

/** One's own second factors. */
export interface SecondFactorState {
  totp: boolean;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
  /** The installation asks for one, and there is none. */
  required: boolean;
}

/** The challenge in a refused sign-in, or in an answer. */
export function readChallenge(value: unknown): Challenge {
  const answer = isRecord(value) ? value : {};
  const named = Array.isArray(answer.methods) ? answer.methods : [];
  return present({
    challenge: textIn(answer.challenge) ?? "",
    methods: methods.filter((one) => named.includes(one)),
    passkey: isRecord(answer.passkey) ? answer.passkey : undefined,
  });
}

export function readState(value: unknown): SecondFactorState | undefined {
  if (!isRecord(value) || !Array.isArray(value.passkeys)) return undefined;
  return {
    totp: value.totp === true,
    passkeys: value.passkeys.flatMap((one) => readPasskey(one) ?? []),
    recoveryCodesLeft: numberIn(value.recoveryCodesLeft) ?? 0,
    required: value.required === true,
  };
}

function readPasskey(value: unknown): Passkey | undefined {
  if (!isRecord(value)) return undefined;
  const id = textIn(value._id);
  if (id === undefined) return undefined;
  return present({
    id,
    name: textIn(value.name) ?? "",
    createdAt: textIn(value.createdAt) ?? "",
    usedAt: textIn(value.usedAt),
  });
}

/** Recovery codes in an answer; none where none were made. */
export const recoveryCodesIn = (value: unknown): string[] =>
  isRecord(value) && Array.isArray(value.recoveryCodes)
    ? value.recoveryCodes.filter((code) => typeof code === "string")
    : [];
