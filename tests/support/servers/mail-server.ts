import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { freePort } from "./free-port.ts";

/** A mail as somebody reads it. */
export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** A real mail server on this machine that keeps what it takes. */
export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Everything taken so far, oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** The newest mail to an address; `undefined` while there is none. */
  newestTo(address: string): ReceivedMail | undefined;
  /** Refuses mails to an address for good, as a server does that does not know it. */
  refuse(address: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Address behind the first link of a mail. */
export const linkIn = (mail: ReceivedMail): URL => new URL(/https?:\S+/.exec(mail.text)?.[0] ?? "none:");

/** A mail server that is not started yet, on a port that is free now. */
export async function createMailServer(): Promise<MailServer> {
  const port = await freePort();
  const mails: ReceivedMail[] = [];
  const refused = new Set<string>();
  let running: SMTPServer | undefined;

  const open = () =>
    new SMTPServer({
      // A certificate of its own would be refused; TLS is the operator's setting.
      disabledCommands: ["STARTTLS", "AUTH"],
      logger: false,
      onRcptTo({ address }, _session, done) {
        if (!refused.has(address)) return done();
        done(Object.assign(new Error(`<${address}> is not known here`), { responseCode: 550 }));
      },
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          PostalMime.parse(Buffer.concat(chunks)).then(
            ({ to, from, subject = "", text = "", html = "" }) => {
              mails.push({ to: to?.[0]?.address ?? "", from: from?.address ?? "", subject, text, html });
              done();
            },
            (error: Error) => done(error),
          );
        });
      },
    });

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    newestTo: (address) => mails.findLast(({ to }) => to === address),
    refuse: (address) => void refused.add(address),
    async start() {
      const server = open();
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", resolve);
      });
      running = server;
    },
    async stop() {
      const ending = running;
      running = undefined;
      if (ending) await new Promise<void>((resolve) => ending.close(() => resolve()));
    },
  };
}
