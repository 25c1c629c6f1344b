import type { MailSettings } from "../settings/mail-settings.ts";

/** One mail as it leaves the server. */
export interface OutgoingMail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Hands mails to a mail server. */
export interface Mailer {
  /** Resolves when the mail server has taken the mail; rejects with its refusal, or with why it could not be asked. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A mail server that is up answers each step within this time. Milliseconds. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Sends over SMTP with nodemailer, which is loaded with the first mail. */
export function smtpMailer({ url, from }: MailSettings): Mailer {
  let opened: Promise<{ sendMail(mail: object): Promise<unknown>; close(): void }> | undefined;
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    // No files and no addresses are read for a mail: all of it is text made here.
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    async send(mail) {
      opened ??= open();
      // Says to other programs that nobody typed this: no answers of absence to it (RFC 3834).
      const headers = { "Auto-Submitted": "auto-generated" };
      await (await opened).sendMail({ ...mail, from, headers });
    },
    close() {
      void opened?.then((transport) => transport.close());
    },
  };
}
