import { createTransport } from "nodemailer";
import { expect, it } from "vitest";
import { invitationLetter, resetLetter } from "./letters.ts";

const person = { name: "Hodan <Ali>", email: "hodan@ministry.example" };
const expiresAt = new Date("2026-11-23T14:05:00Z");
const link = "https://www.ministry.example/AdminInvitation?token=a-b_c";

it("an invitation says who invited, and until when the link works, as text and as HTML", () => {
  const { to, text, html } = invitationLetter({ ...person, inviter: "Asha", link, expiresAt });
  expect(to).toEqual({ name: person.name, address: person.email });
  expect(text).toContain(`Choose your password:\n${link}\n`);
  expect(text).toContain("until 23 November 2026 at 14:05 UTC. After that, ask Asha for a new one.");
  expect(html).toContain(`<a href="${link}">`);
  expect(html).toContain("Dear Hodan &lt;Ali&gt;,");
});

it("a reset names the administrator who sent it, and nobody where it was asked for on the sign-in page", () => {
  const letter = (sender: string | undefined) => resetLetter({ ...person, sender, link, expiresAt }).text;
  expect(letter("Asha")).toContain("Asha has sent you a link for a new password");
  expect(letter(undefined)).toContain("Somebody asked for a new password");
});

it("a line break in a name begins no header of its own", async () => {
  const letter = invitationLetter({
    ...{ ...person, name: "Hodan\r\nBcc: all@ministry.example\r\n\r\nBody" },
    ...{ inviter: "Asha\r\nX-By: Asha", link, expiresAt },
  });
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({ ...letter, from: "portal@ministry.example" });
  const [headers = ""] = String(message).split("\r\n\r\n");
  expect(headers).toMatch(/^Subject: /m);
  expect(headers).not.toMatch(/^(bcc|x-by):/im);
});
