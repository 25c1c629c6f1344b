import { escapeHtml } from "../lib/escape-html.ts";
import type { OutgoingMail } from "./mailer.ts";

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** A moment as a mail names it: `23 November 2026 at 14:05 UTC`. */
const momentText = (at: Date) => `${moment.format(at)} UTC`;

interface Letter {
  to: { name: string; address: string };
  subject: string;
  before: string[];
  action: string;
  link: string;
  after: string[];
}

/** The same words as plain text and as HTML without pictures, styles or anything to load. */
function mailOf({ to, subject, before, action, link, after }: Letter): OutgoingMail {
  const greeting = `Dear ${to.name},`;
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const address = escapeHtml(link);
  const text = [greeting, ...before, `${action}:\n${link}`, ...after].join("\n\n");
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(subject)}</title></head><body>`,
    ...[greeting, ...before].map(paragraph),
    `<p><a href="${address}">${escapeHtml(action)}</a></p>`,
    `<p>If the link does not open, copy this address into your browser:<br>${address}</p>`,
    ...after.map(paragraph),
    "</body></html>",
  ].join("\n");
  return { to, subject, text: `${text}\n`, html };
}

export interface InvitationLetter {
  name: string;
  email: string;
  /** Who invited; absent when the account was erased since. */
  inviter: string | undefined;
  link: string;
  expiresAt: Date;
}

/** The mail that invites somebody to choose a password. */
export function invitationLetter({ name, email, inviter, link, expiresAt }: InvitationLetter): OutgoingMail {
  const who = inviter ?? "An administrator";
  return mailOf({
    to: { name, address: email },
    subject: "You are invited to the ministry’s portal",
    before: [
      `${who} has invited you to the portal where the ministry keeps its website up to date.`,
      "Choose a password of your own. Nobody else will know it.",
    ],
    action: "Choose your password",
    link,
    after: [
      `The link works once, until ${momentText(expiresAt)}. After that, ask ${inviter ?? "an administrator"} for a new one.`,
      "If you do not know what this is about, you can ignore this mail.",
    ],
  });
}

export interface ResetLetter {
  name: string;
  email: string;
  /** The administrator who sent it; absent when it was asked for on the sign-in page. */
  sender: string | undefined;
  link: string;
  expiresAt: Date;
}

/** The mail with which somebody chooses a new password. */
export function resetLetter({ name, email, sender, link, expiresAt }: ResetLetter): OutgoingMail {
  return mailOf({
    to: { name, address: email },
    subject: "Choose a new password for the ministry’s portal",
    before: [
      sender === undefined
        ? "Somebody asked for a new password for your account on the ministry’s portal."
        : `${sender} has sent you a link for a new password on the ministry’s portal.`,
    ],
    action: "Choose a new password",
    link,
    after: [
      `The link works once, until ${momentText(expiresAt)}. A newer mail makes it worthless.`,
      "If you do not want a new password, you can ignore this mail. Your password stays as it is.",
    ],
  });
}
