import { expect, it } from "vitest";
import { mailFailureOf } from "./mail-failure.ts";

const refusal = (code: string, responseCode?: number) =>
  Object.assign(new Error("550 5.1.1 <hodan@ministry.example> unknown"), { code, responseCode });

it.each([
  [refusal("ESOCKET"), "The mail server could not be reached (ESOCKET).", false],
  [
    refusal("EAUTH", 535),
    "The mail server refused the user name or password of SMTP_URL (EAUTH 535).",
    false,
  ],
  [refusal("EENVELOPE", 550), "The mail server refused the mail (EENVELOPE 550).", true],
  [refusal("EENVELOPE", 451), "The mail server refused the mail (EENVELOPE 451).", false],
  ["nonsense", "The mail could not be sent.", false],
])("%s is described as “%s”", (error, message, isFinal) => {
  expect(mailFailureOf(error)).toEqual({ message, isFinal });
});
