import { registrationBody, sessionAnswer, signInBody } from "@ministry/api-client/schemas";
import { adminChanges } from "../routes/accounts/admins.ts";
import { passwordChange, passwordReset } from "../routes/accounts/passwords.ts";
import { forgottenPassword } from "../routes/accounts/forgot-password.ts";
import { acceptance, newInvitation } from "../routes/accounts/invitations.ts";
import { newPasskey, totpCode } from "../routes/accounts/second-factor.ts";
import { secondStep, stepUpProof } from "../routes/accounts/second-step.ts";
import {
  accountChanged,
  accountMade,
  accounts,
  invitations,
  invited,
  linkSent,
  ownFactors,
  passkeyBegun,
  passwordHelp,
  recoveryCodes,
  sessions,
  stepUpBegun,
  steppedUp,
  totpBegun,
} from "./account-answers.ts";
import { type OperationList, said, saidOf } from "./operation.ts";

/** Signing in, and the accounts with their invitations, sessions, passwords and second factors. */
export const accountOperations: OperationList = [
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
    { tag: "Sign-in", summary: "What a browser needs to make a passkey (WebAuthn)", answer: passkeyBegun },
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
    {
      tag: "Sign-in",
      summary: "The ways to prove once more who one is, with a challenge for a passkey",
      answer: stepUpBegun,
    },
  ],
  [
    "POST /step-up",
    {
      tag: "Sign-in",
      summary: "Prove once more who one is, after a call was answered 403 with `code: step-up`",
      body: stepUpProof,
      answer: steppedUp,
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
    { tag: "Sign-in", summary: "Create an administrator", body: registrationBody, answer: accountMade },
  ],
  ["POST /logout", { tag: "Sign-in", summary: "Sign out", answer: said }],
  ["GET /admins", { tag: "Administration", summary: "All administrators", answer: accounts }],
  [
    "POST /admins/",
    {
      tag: "Administration",
      summary:
        "Send somebody a link for a new password; where no mail is configured the answer carries `link`",
      answer: linkSent,
    },
  ],
  [
    "POST /invitations/accept",
    {
      tag: "Sign-in",
      summary: "Make the account one was invited to, with a password of one's own",
      body: acceptance,
      answer: accountMade,
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
  [
    "GET /invitations",
    { tag: "Administration", summary: "Invitations not accepted yet", answer: invitations },
  ],
  [
    "DELETE /invitations/",
    { tag: "Administration", summary: "Withdraw an invitation: its link ends", answer: saidOf },
  ],
  [
    "GET /forgot-password",
    {
      tag: "Sign-in",
      summary: "Whether a link for a new password can be sent by mail",
      answer: passwordHelp,
    },
  ],
  [
    "POST /forgot-password",
    {
      tag: "Sign-in",
      summary: "Ask for a link for a new password by mail; the same answer whoever the address belongs to",
      body: forgottenPassword,
      answer: passwordHelp,
    },
  ],
  [
    "PATCH /admins/",
    {
      tag: "Administration",
      summary: "Switch an account off or on, or change its role",
      conditional: true,
      body: adminChanges,
      answer: accountChanged,
    },
  ],
  [
    "GET /sessions",
    {
      tag: "Administration",
      summary: "One's own sessions; for administrators also another's",
      answer: sessions,
      query: { of: "Id of an account; one's own without it" },
    },
  ],
  [
    "DELETE /sessions/",
    { tag: "Administration", summary: "End a session (an administrator anybody's)", answer: saidOf },
  ],
  [
    "DELETE /sessions",
    { tag: "Administration", summary: "End all other sessions of one's own", answer: said },
  ],
  [
    "POST /password-reset",
    {
      tag: "Administration",
      summary: "Set a new password with a one-time link",
      body: passwordReset,
      answer: said,
      media: ["text/html"],
    },
  ],
  [
    "GET /password-reset",
    { tag: "Administration", summary: "The page behind a one-time link", media: ["text/html"] },
  ],
  [
    "POST /password",
    { tag: "Administration", summary: "Change one's own password", body: passwordChange, answer: said },
  ],
];
