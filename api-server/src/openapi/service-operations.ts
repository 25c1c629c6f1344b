import { registrationBody, sessionAnswer, signInBody } from "@ministry/api-client/schemas";
import * as z from "zod/mini";
import { adminChanges } from "../routes/accounts/admins.ts";
import { passwordChange, passwordReset } from "../routes/accounts/passwords.ts";
import { forgottenPassword } from "../routes/accounts/forgot-password.ts";
import { acceptance, newInvitation } from "../routes/accounts/invitations.ts";
import { receiptsBody } from "../routes/content/receipts.ts";
import { newPasskey, totpCode } from "../routes/accounts/second-factor.ts";
import { secondStep, stepUpProof } from "../routes/accounts/second-step.ts";
import { type Operation, type OperationList, paging, said, saidOf } from "./operation.ts";

const list = z.object({ items: z.array(z.record(z.string(), z.unknown())) });
const backupStatus = z.object({
  scheduled: z.boolean(),
  nextAt: z.optional(z.string()),
  lastSuccessAt: z.optional(z.string()),
  lastFailure: z.optional(z.object({ at: z.string(), message: z.string() })),
});
const invited = z.object({
  ...{ message: z.string(), _id: z.string(), name: z.string(), email: z.string(), role: z.string() },
  expiresAt: z.string(),
  /** Where no mail is configured. */
  link: z.optional(z.string()),
});
const mailStatus = z.object({
  ...{ configured: z.boolean(), waiting: z.number(), failing: z.number(), refused: z.number() },
  oldestAt: z.optional(z.string()),
  lastFailure: z.optional(z.object({ at: z.string(), message: z.string() })),
});
const auditFilter = {
  records: "`1`: of records alone, nothing of accounts and sessions",
  kind: "Kind of record",
  subject: "Its id",
  actor: "Id of an administrator",
  from: "From this moment on (ISO 8601)",
  until: "Before this moment (ISO 8601)",
};
const recoveryCodes = z.object({ message: z.string(), recoveryCodes: z.optional(z.array(z.string())) });
const totpBegun = z.object({ secret: z.string(), uri: z.string() });
const ownFactors = z.object({
  totp: z.boolean(),
  passkeys: z.array(z.record(z.string(), z.unknown())),
  recoveryCodesLeft: z.number(),
  required: z.boolean(),
  setting: z.enum(["optional", "administrators", "everyone"]),
});
const upload: Operation = {
  tag: "Files",
  summary: "Resumable upload (tus 1.0); its id may stand for a file in any form",
};

/** Signing in, stored files, administration, and the service itself. */
export const serviceOperations: OperationList = [
  ["POST /customerLogin", { tag: "Sign-in", summary: "Sign in", body: signInBody, answer: sessionAnswer }],
  [
    "POST /second-factor/totp/confirm",
    {
      tag: "Sign-in",
      summary: "Put an authenticator app in force with its first code",
      body: totpCode,
      answer: recoveryCodes,
    },
  ],
  [
    "POST /second-factor/totp",
    { tag: "Sign-in", summary: "Begin with an authenticator app", answer: totpBegun },
  ],
  ["DELETE /second-factor/totp", { tag: "Sign-in", summary: "Remove the authenticator app", answer: said }],
  [
    "POST /second-factor/recovery-codes",
    { tag: "Sign-in", summary: "New recovery codes in the place of earlier ones", answer: recoveryCodes },
  ],
  [
    "POST /second-factor/passkeys/challenge",
    { tag: "Sign-in", summary: "What a browser needs to make a passkey (WebAuthn)" },
  ],
  [
    "POST /second-factor/passkeys",
    { tag: "Sign-in", summary: "Add a passkey", body: newPasskey, answer: recoveryCodes },
  ],
  ["DELETE /second-factor/passkeys/", { tag: "Sign-in", summary: "Remove a passkey", answer: saidOf }],
  [
    "POST /second-factor",
    {
      tag: "Sign-in",
      summary:
        "The second step of a sign-in that was answered 401 with `code: second-factor`: a code of the app, a recovery code, or a passkey",
      body: secondStep,
      answer: sessionAnswer,
    },
  ],
  ["GET /second-factor", { tag: "Sign-in", summary: "One's own second factors", answer: ownFactors }],
  [
    "POST /step-up/challenge",
    { tag: "Sign-in", summary: "The ways to prove once more who one is, with a challenge for a passkey" },
  ],
  [
    "POST /step-up",
    {
      tag: "Sign-in",
      summary: "Prove once more who one is, after a call was answered 403 with `code: step-up`",
      body: stepUpProof,
      answer: said,
    },
  ],
  [
    "DELETE /admins/",
    {
      tag: "Administration",
      summary: "Remove the second factors of an account whose phone is lost",
      answer: saidOf,
    },
  ],
  [
    "POST /createAdmin",
    { tag: "Sign-in", summary: "Create an administrator", body: registrationBody, answer: said },
  ],
  ["POST /logout", { tag: "Sign-in", summary: "Sign out", answer: said }],
  ["GET /storage/", { tag: "Files", summary: "A stored image or document" }],
  ["GET /allimages/", { tag: "Files", summary: "A stored image" }],
  ["POST /uploads", upload],
  ["HEAD /uploads/", upload],
  ["PATCH /uploads/", upload],
  ["DELETE /uploads/", upload],
  [
    "POST /receipts",
    { tag: "Administration", summary: "Which of these request keys were completed", body: receiptsBody },
  ],
  ["GET /trash", { tag: "Administration", summary: "What was deleted within 30 days", answer: list }],
  [
    "POST /trash/",
    { tag: "Administration", summary: "Bring a deleted record back to its place", answer: saidOf },
  ],
  [
    "DELETE /trash/",
    { tag: "Administration", summary: "Delete a record for good, with its files", answer: saidOf },
  ],
  [
    "GET /audit/export",
    {
      tag: "Administration",
      summary: "The change history as CSV, filtered as `GET /audit` is",
      query: auditFilter,
    },
  ],
  [
    "GET /audit",
    {
      tag: "Administration",
      summary: "Who did what, newest first",
      answer: list,
      query: {
        ...paging,
        ...auditFilter,
      },
    },
  ],
  [
    "GET /backups",
    {
      tag: "Administration",
      summary: "When the server last made a backup by itself, and why the last one failed",
      answer: backupStatus,
    },
  ],
  [
    "GET /projects-without-photos",
    {
      tag: "Administration",
      summary: "Projects whose gallery is empty, newest first",
      answer: list,
      query: { limit: paging.limit },
    },
  ],
  ["GET /admins", { tag: "Administration", summary: "All administrators", answer: list }],
  [
    "POST /admins/",
    {
      tag: "Administration",
      summary:
        "Send somebody a link for a new password; where no mail is configured the answer carries `link`",
      answer: z.object({ message: z.string(), link: z.optional(z.string()) }),
    },
  ],
  [
    "POST /invitations/accept",
    {
      tag: "Sign-in",
      summary: "Make the account one was invited to, with a password of one's own",
      body: acceptance,
      answer: said,
    },
  ],
  [
    "POST /invitations/",
    {
      tag: "Administration",
      summary: "Send an open invitation again, with a new link; the former one ends",
      answer: invited,
    },
  ],
  [
    "POST /invitations",
    {
      tag: "Administration",
      summary:
        "Invite somebody by mail; where no mail is configured the answer carries `link`, whose `token` query is the token",
      body: newInvitation,
      answer: invited,
    },
  ],
  ["GET /invitations", { tag: "Administration", summary: "Invitations not accepted yet", answer: list }],
  [
    "DELETE /invitations/",
    { tag: "Administration", summary: "Withdraw an invitation: its link ends", answer: saidOf },
  ],
  [
    "GET /mail",
    {
      tag: "Administration",
      summary: "Whether mails can be sent, how many wait, and why the last one failed",
      answer: mailStatus,
    },
  ],
  [
    "GET /forgot-password",
    {
      tag: "Sign-in",
      summary: "Whether a link for a new password can be sent by mail",
      answer: z.object({ mail: z.boolean(), message: z.string() }),
    },
  ],
  [
    "POST /forgot-password",
    {
      tag: "Sign-in",
      summary: "Ask for a link for a new password by mail; the same answer whoever the address belongs to",
      body: forgottenPassword,
      answer: z.object({ mail: z.boolean(), message: z.string() }),
    },
  ],
  [
    "PATCH /admins/",
    {
      tag: "Administration",
      summary: "Switch an account off or on, or change its role",
      conditional: true,
      body: adminChanges,
      answer: said,
    },
  ],
  [
    "GET /sessions",
    {
      tag: "Administration",
      summary: "One's own sessions; for administrators also another's",
      answer: list,
      query: { of: "Id of an account; one's own without it" },
    },
  ],
  [
    "DELETE /sessions",
    {
      tag: "Administration",
      summary: "End one session (an administrator anybody's), or all others of one's own",
      answer: said,
    },
  ],
  [
    "POST /password-reset",
    {
      tag: "Administration",
      summary: "Set a new password with a one-time link",
      body: passwordReset,
      answer: said,
    },
  ],
  ["GET /password-reset", { tag: "Administration", summary: "The page behind a one-time link" }],
  [
    "POST /password",
    { tag: "Administration", summary: "Change one's own password", body: passwordChange, answer: said },
  ],
  [
    "GET /snapshot",
    {
      tag: "Service",
      summary:
        "All public text for use offline, as lines of JSON: the first describes the others and carries their SHA-256",
      query: {
        since: "The `version` that is held, as `topic:token` joined by commas: only what changed is sent",
      },
    },
  ],
  ["GET /healthz", { tag: "Service", summary: "The server answers" }],
  [
    "GET /readyz",
    {
      tag: "Service",
      summary: "Database and storage answer too",
      query: { for: "`reads`: ready as soon as it can be read from" },
    },
  ],
  ["GET /metrics", { tag: "Service", summary: "Figures in Prometheus' format" }],
  ["GET /openapi.json", { tag: "Service", summary: "This description" }],
  ["GET /docs", { tag: "Service", summary: "This description as a page" }],
];
