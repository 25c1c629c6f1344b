import { type Env, SettingError, text } from "./values.ts";

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string;
  /** An address, or a name with the address in angle brackets. */
  from: string;
}

/**
 * Reads `SMTP_URL` and `MAIL_FROM`. The address is not quoted in the refusals: it holds the password.
 *
 * @throws SettingError
 */
export function readMailSettings(env: Env): MailSettings | undefined {
  const [url, from] = [text(env, "SMTP_URL"), text(env, "MAIL_FROM")];
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined)
    throw new SettingError("SMTP_URL and MAIL_FROM belong together: set both or none.");
  const server = URL.canParse(url) ? new URL(url) : undefined;
  if (!server || !/^smtps?:$/.test(server.protocol) || server.hostname === "")
    throw new SettingError("SMTP_URL must be smtp://user:password@host:port, or smtps:// for TLS at once.");
  if (!/^(?:[^<>@\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(from))
    throw new SettingError(`MAIL_FROM must be an address, or Name <address>, not "${from}".`);
  return { url, from };
}
