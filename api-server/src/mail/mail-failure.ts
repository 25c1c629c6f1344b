/** Why a mail was not sent, in words for administrators and logs: no address of a person, nothing of the mail. */
export interface MailFailure {
  message: string;
  /** Trying again will not help: the mail server refused the address or the mail for good. */
  isFinal: boolean;
}

const sentences: Record<string, string> = {
  EAUTH: "The mail server refused the user name or password of SMTP_URL",
  ENOAUTH: "The mail server asks for a user name and password, and SMTP_URL has none",
  EDNS: "The name of the mail server is not known",
  ETLS: "The connection to the mail server could not be encrypted",
  ETIMEDOUT: "The mail server did not answer in time",
  ECONNECTION: "The mail server could not be reached",
  ESOCKET: "The mail server could not be reached",
};

/** Of what nodemailer rejects with, the code and the SMTP status alone: its messages quote addresses. */
export function mailFailureOf(error: unknown): MailFailure {
  const { code, responseCode } = (typeof error === "object" && error !== null ? error : {}) as {
    code?: unknown;
    responseCode?: unknown;
  };
  const status = typeof responseCode === "number" ? responseCode : undefined;
  const name = typeof code === "string" && /^[A-Z]{2,20}$/.test(code) ? code : undefined;
  const known = name === undefined ? undefined : sentences[name];
  // A refused sign-in is the operator's to mend; the mails wait for it.
  const isFinal = known === undefined && status !== undefined && status >= 500;
  const sentence =
    known ?? (status === undefined ? "The mail could not be sent" : "The mail server refused the mail");
  const detail = [name, status].filter((one) => one !== undefined).join(" ");
  return { message: `${sentence}${detail === "" ? "" : ` (${detail})`}.`, isFinal };
}
