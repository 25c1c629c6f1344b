import type { Api } from "../create-api.ts";
import { ApiError } from "../http/api-error.ts";
import type { Call, WriteCall } from "../http/call.ts";
import { fromPaths } from "../http/reader.ts";
import type { WriteRequest } from "../http/write-request.ts";
import { segment } from "../endpoints/ids.ts";
import { isRecord, textIn } from "../schemas/fields/primitives.ts";
import { readSession, type Session } from "../schemas/session.ts";
import {
  readChallenge,
  readState,
  recoveryCodesIn,
  type Challenge,
  type Json,
  type SecondFactorState,
} from "./answers.ts";

/** What somebody shows: a code of the app or a recovery code, a passkey's answer, or the password. */
export type Proof = { code: string } | { passkey: Json } | { password: string };

export interface NewPasskey {
  challenge: string;
  name: string;
  /** What the browser made (RegistrationResponseJSON). */
  passkey: Json;
}

const base = "/second-factor";

const post = (path: string, json?: Json): WriteRequest => ({ method: "POST", paths: [path], json });
const remove = (path: string): WriteRequest => ({ method: "DELETE", paths: [path] });

/** Authenticator apps and the recovery codes beside them. */
const codeCalls = ({ send }: Pick<Api, "send">) => ({
  /** Begins with an authenticator app: the secret, and the address that its picture shows. */
  async beginTotp(call?: WriteCall): Promise<{ secret: string; uri: string }> {
    const options = { fallback: "The setting up could not begin.", ...call };
    const reply = await send(post(`${base}/totp`), options);
    const { secret, uri } = isRecord(reply) ? reply : {};
    const [shown, address] = [textIn(secret), textIn(uri)];
    if (shown === undefined || address === undefined) throw new ApiError("shape", options);
    return { secret: shown, uri: address };
  },
  /** Puts the app in force; the recovery codes that came with a first factor. */
  async confirmTotp(code: string, call?: WriteCall): Promise<string[]> {
    const options = { fallback: "The code could not be checked.", ...call };
    return recoveryCodesIn(await send(post(`${base}/totp/confirm`, { code }), options));
  },
  async removeTotp(call?: WriteCall): Promise<void> {
    await send(remove(`${base}/totp`), { fallback: "The app could not be removed.", ...call });
  },

  async renewRecoveryCodes(call?: WriteCall): Promise<string[]> {
    const options = { fallback: "No new codes could be made.", ...call };
    return recoveryCodesIn(await send(post(`${base}/recovery-codes`), options));
  },
});

const passkeyCalls = ({ send }: Pick<Api, "send">) => ({
  /** What the browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON). */
  async beginPasskey(call?: WriteCall): Promise<{ challenge: string; options: Json }> {
    const options = { fallback: "The setting up could not begin.", ...call };
    const reply = await send(post(`${base}/passkeys/challenge`), options);
    const { challenge, options: made } = isRecord(reply) ? reply : {};
    if (typeof challenge !== "string" || !isRecord(made)) throw new ApiError("shape", options);
    return { challenge, options: made };
  },
  async addPasskey(passkey: NewPasskey, call?: WriteCall): Promise<string[]> {
    const options = { fallback: "The passkey could not be added.", ...call };
    return recoveryCodesIn(await send(post(`${base}/passkeys`, { ...passkey }), options));
  },
  async removePasskey(id: string, call?: WriteCall): Promise<void> {
    const options = { fallback: "The passkey could not be removed.", ...call };
    await send(remove(`${base}/passkeys/${segment(id)}`), options);
  },
});

/** Second factors: additions of our server (docs/api.md); other hosts answer 404. */
export const secondFactorCalls = ({ send, read }: Pick<Api, "send" | "read">) => ({
  /** The second step of a sign-in; the challenge came with the first. */
  async signIn(challenge: string, proof: Proof, call?: WriteCall): Promise<Session> {
    const options = { fallback: "The code could not be checked.", ...call };
    const session = readSession(await send(post(base, { challenge, ...proof }), options));
    if (!session) throw new ApiError("shape", options);
    return session;
  },

  /** Shows once more who one is; `challenge` belongs to a passkey's answer. */
  async stepUp(proof: Proof & { challenge?: string }, call?: WriteCall): Promise<void> {
    await send(post("/step-up", proof), { fallback: "This could not be checked.", ...call });
  },
  async stepUpChallenge(call?: WriteCall): Promise<Challenge> {
    return readChallenge(await send(post("/step-up/challenge"), call));
  },

  async state(call?: Call): Promise<SecondFactorState> {
    const options = { fallback: "Failed to load your second factors.", ...call };
    return read(fromPaths([base], readState), options);
  },

  ...codeCalls({ send }),
  ...passkeyCalls({ send }),

  /** For administrators: removes the second factors of an account whose phone is lost. */
  async reset(adminId: string, call?: WriteCall): Promise<void> {
    const options = { fallback: "The second factor could not be removed.", ...call };
    await send(remove(`/admins/${segment(adminId)}${base}`), options);
  },
});

export type SecondFactorCalls = ReturnType<typeof secondFactorCalls>;
