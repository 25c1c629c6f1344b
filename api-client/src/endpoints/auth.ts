import { ApiError } from "../http/api-error.ts";
import type { WriteCall } from "../http/call.ts";
import type { Writer } from "../http/writer.ts";
import { registrationFields, signInFields } from "../schemas/fields.ts";
import { readSession, type Session } from "../schemas/session.ts";

export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  name: string;
}

/** Signing in and out, and making admins (API-01, API-02). */
export const authEndpoint = (writer: Writer) => ({
  async signIn({ email, password }: Credentials, call?: WriteCall): Promise<Session> {
    const told = { fallback: "Email or password is invalid.", ...call };
    const json = { [signInFields.email]: email, [signInFields.password]: password };
    const session = readSession(await writer.send({ method: "POST", paths: ["/customerLogin"], json }, told));
    if (!session) throw new ApiError("shape", told);
    return session;
  },
  /** Makes an admin; `setupSecret` is what an empty installation asks for (AMB-06). */
  async register(
    { name, email, password }: Registration,
    call?: WriteCall & { setupSecret?: string },
  ): Promise<void> {
    const fields = registrationFields;
    const json = { [fields.name]: name, [fields.email]: email, [fields.password]: password };
    const headers = call?.setupSecret ? { "X-Setup-Secret": call.setupSecret } : undefined;
    const told = { fallback: "email or password is invalid", ...call };
    await writer.send({ method: "POST", paths: ["/createAdmin"], json, headers }, told);
  },
  /** Ends the session at the server; a host without this addition is content with the token being forgotten. */
  async signOut(call?: WriteCall): Promise<void> {
    try {
      await writer.send({ method: "POST", paths: ["/logout"] }, call);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 401)) throw error;
    }
  },
});
