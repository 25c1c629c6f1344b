import { ApiError } from "../../http/api-error.ts";
import type { WriteCall } from "../../http/call.ts";
import type { Writer } from "../../http/writer.ts";
import { registrationFields, signInFields } from "../../schemas/fields/fields.ts";
import type { Role } from "../../schemas/roles.ts";
import { readSession, type Session } from "../../schemas/session.ts";

export interface Credentials {
  email: string;
  password: string;
  /** What this host gave the device at an earlier sign-in; others are not sent it. */
  device?: string;
}

export interface Registration extends Pick<Credentials, "email" | "password"> {
  name: string;
  /** What this host lets the account do; hosts without roles are not sent it. */
  role?: Role;
}

/** Signing in and out, and making admins (API-01, API-02). */
export const authEndpoint = (writer: Writer) => ({
  async signIn({ email, password, device }: Credentials, call?: WriteCall): Promise<Session> {
    const options = { fallback: "Email or password is invalid.", ...call };
    const json = {
      [signInFields.email]: email,
      [signInFields.password]: password,
      ...(device && { device }),
    };
    const session = readSession(
      await writer.send({ method: "POST", paths: ["/customerLogin"], json }, options),
    );
    if (!session) throw new ApiError("shape", options);
    return session;
  },
  /** Makes an admin; `setupSecret` is what an empty installation asks for (AMB-06). */
  async register(
    { name, email, password, role }: Registration,
    call?: WriteCall & { setupSecret?: string },
  ): Promise<void> {
    const fields = registrationFields;
    const json = {
      [fields.name]: name,
      [fields.email]: email,
      [fields.password]: password,
      ...(role && { role }),
    };
    const headers = call?.setupSecret ? { "X-Setup-Secret": call.setupSecret } : undefined;
    const options = { fallback: "email or password is invalid", ...call };
    await writer.send({ method: "POST", paths: ["/createAdmin"], json, headers }, options);
  },
  /** Ends the session at the server; on a host without this call, dropping the token is enough. */
  async signOut(call?: WriteCall): Promise<void> {
    try {
      await writer.send({ method: "POST", paths: ["/logout"] }, call);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 401)) throw error;
    }
  },
});
