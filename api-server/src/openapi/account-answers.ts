import { roles } from "@ministry/api-client/schemas";
import * as z from "zod/mini";
import { itemsOf, said } from "./operation.ts";

const optionalText = z.optional(z.string());
const moment = z.string();

const user = { _id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) };
const account = {
  ...user,
  ...{ active: z.boolean(), createdAt: moment, updatedAt: moment },
  lastSignInAt: z.optional(moment),
};
export const accounts = itemsOf(z.object({ ...account, secondFactor: z.boolean() }));
export const accountChanged = z.extend(said, account);
/** Of who was registered, and of who accepted an invitation. */
export const accountMade = z.extend(said, { user: z.object(user) });

const invitation = { ...user, createdAt: moment, expiresAt: moment };
export const invitations = itemsOf(
  z.object({
    ...{ ...invitation, invitedBy: optionalText },
    mail: z.enum(["none", "waiting", "failing", "refused", "sent"]),
    ...{ mailedAt: z.optional(moment), mailProblem: optionalText, nextTryAt: z.optional(moment) },
  }),
);
/** `link` where no mail is configured. */
export const linkSent = z.extend(said, { link: optionalText });
export const invited = z.extend(linkSent, invitation);

export const sessions = itemsOf(
  z.object({
    ...{ _id: z.string(), current: z.boolean(), userAgent: z.string(), address: z.string() },
    ...{ createdAt: moment, usedAt: moment, expiresAt: moment },
  }),
);

/** Whether mails are sent, and what that means for who forgot a password. */
export const passwordHelp = z.extend(said, { mail: z.boolean() });

const methods = z.array(z.enum(["totp", "recovery-code", "passkey", "password"]));
/** Options for the browser's WebAuthn call, as JSON. */
const options = z.record(z.string(), z.unknown());

export const recoveryCodes = z.extend(said, { recoveryCodes: z.optional(z.array(z.string())) });
export const totpBegun = z.object({ secret: z.string(), uri: z.string() });
export const passkeyBegun = z.object({ challenge: z.string(), options });
export const ownFactors = z.object({
  totp: z.boolean(),
  passkeys: z.array(
    z.object({ _id: z.string(), name: z.string(), createdAt: moment, usedAt: z.optional(moment) }),
  ),
  recoveryCodesLeft: z.number(),
  required: z.boolean(),
  setting: z.enum(["optional", "administrators", "everyone"]),
});
/** Without a second factor there is the password alone, and no challenge. */
export const stepUpBegun = z.object({
  methods,
  challenge: optionalText,
  passkey: z.optional(options),
});
/** `seconds`: how long no further proof is asked for. */
export const steppedUp = z.extend(said, { seconds: z.number() });
/** What stands in some refusals beside the sentence: a `code` for programs, and the ways to prove who one is. */
export const refusalDetails = {
  ...{ code: optionalText, methods: z.optional(methods) },
  ...{ challenge: optionalText, passkey: z.optional(options) },
};
