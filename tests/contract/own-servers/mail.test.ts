import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningApi, startApi } from "../../support/servers/api.ts";
import {
  createMailServer,
  linkIn,
  type MailServer,
  type ReceivedMail,
} from "../../support/servers/mail-server.ts";
import { type Client, signedIn } from "../support/client.ts";
import { call } from "../support/http.ts";

const siteUrl = "https://www.ministry.example";
const from = "portal@ministry.example";
const password = "rain on the tin roof";

let mail: MailServer;
let api: RunningApi;
let officer: Client;
beforeAll(async () => {
  mail = await createMailServer();
  await mail.start();
  api = await startApi({
    env: {
      ...{ SMTP_URL: mail.url, MAIL_FROM: `The portal <${from}>`, APP_URL: siteUrl },
      ...{ LOG_LEVEL: "debug", METRICS_TOKEN: "figures", TRUST_PROXY: "127.0.0.1" },
    },
  });
  officer = await signedIn(api);
});
afterAll(async () => {
  await api.remove();
  await mail.stop();
});

let count = 0;
const newAddress = () => `colleague${(count += 1)}@ministry.example`;
const visitor = (method: string, path: string, json?: unknown, headers?: Record<string, string>) =>
  call(method, path, { url: api.url, token: null, json, ...(headers && { headers }) });

/** The mail to an address that is not among those seen before. */
async function mailTo(address: string, after?: ReceivedMail): Promise<ReceivedMail> {
  await expect
    .poll(() => mail.newestTo(address) !== after && mail.newestTo(address), { timeout: 60_000 })
    .toBeTruthy();
  return mail.newestTo(address)!;
}
const tokenIn = (received: ReceivedMail) => linkIn(received).searchParams.get("token") ?? "";

interface Invited {
  _id: string;
  email: string;
  mail: string;
  mailProblem?: string;
}
const invite = (email: string, role = "editor") =>
  officer.call("POST", "/invitations", { json: { email, name: "Hodan Ali", role } });
const listed = async (email: string) => {
  const { items } = (await officer.call("GET", "/invitations")).json as { items: Invited[] };
  return items.find((one) => one.email === email);
};

/** Somebody who was invited by mail and chose a password. */
async function member(): Promise<string> {
  const email = newAddress();
  await invite(email);
  const token = tokenIn(await mailTo(email));
  expect((await visitor("POST", "/invitations/accept", { token, password })).status).toBe(201);
  return email;
}
const signIn = (email: string, word = password) =>
  visitor("POST", "/customerLogin", { email, password: word });

describe("an invitation by mail", () => {
  test("leads to the portal, makes the account it was for once, and is shown as sent until then", async () => {
    const email = newAddress();
    const made = await invite(email, "publisher");
    expect(made.status, made.text).toBe(201);
    expect(made.json).not.toHaveProperty("link");
    const received = await mailTo(email);
    expect(received).toMatchObject({ from, subject: "You are invited to the ministry’s portal" });
    expect(linkIn(received).href).toMatch(`${siteUrl}/AdminInvitation?token=`);
    expect(received.html).toContain(`href="${linkIn(received).href}"`);
    await expect.poll(async () => (await listed(email))?.mail, { timeout: 30_000 }).toBe("sent");

    const token = tokenIn(received);
    const accepted = await visitor("POST", "/invitations/accept", { token, password });
    expect(accepted.status, accepted.text).toBe(201);
    expect((await signIn(email)).json).toMatchObject({ user: { role: "publisher", name: "Hodan Ali" } });
    expect(await listed(email)).toBeUndefined();
    const again = await visitor("POST", "/invitations/accept", { token, password: "another good password" });
    expect(again.status).toBe(400);
    expect((await signIn(email)).status).toBe(200);
  });

  test("that is sent again has a new link, and the former one ends", async () => {
    const email = newAddress();
    const { _id } = (await invite(email)).json as Invited;
    const first = await mailTo(email);
    expect((await officer.call("POST", `/invitations/${_id}/resend`)).status).toBe(200);
    const second = await mailTo(email, first);
    const accept = (received: ReceivedMail) =>
      visitor("POST", "/invitations/accept", { token: tokenIn(received), password });
    expect((await accept(first)).status).toBe(400);
    expect((await accept(second)).status).toBe(201);
  });

  test("to an address that the mail server refuses says so, and can be withdrawn", async () => {
    const email = newAddress();
    mail.refuse(email);
    const { _id } = (await invite(email)).json as Invited;
    await expect.poll(async () => (await listed(email))?.mail, { timeout: 30_000 }).toBe("refused");
    expect((await listed(email))?.mailProblem).toMatch(/refused the mail .*550/);
    expect((await officer.call("DELETE", `/invitations/${_id}`)).status).toBe(200);
    expect(await listed(email)).toBeUndefined();
  });

  test("waits while the mail server is down, administrators see why, and goes out when it is back", async () => {
    const email = newAddress();
    await mail.stop();
    expect((await invite(email)).status).toBe(201);
    await expect.poll(async () => (await listed(email))?.mail, { timeout: 30_000 }).toBe("failing");
    const state = await officer.call("GET", "/mail");
    expect(state.json).toMatchObject({ configured: true, waiting: 1, failing: 1 });
    expect((state.json as { lastFailure: { message: string } }).lastFailure.message).toMatch(
      /could not be reached/,
    );
    const figures = await visitor("GET", "/metrics", undefined, { authorization: "Bearer figures" });
    expect(figures.text).toMatch(/^mails_failing 1$/m);
    await api.stop();
    await mail.start();
    await api.start();
    const token = tokenIn(await mailTo(email));
    expect((await visitor("POST", "/invitations/accept", { token, password })).status).toBe(201);
    await expect
      .poll(async () => (await officer.call("GET", "/mail")).json, { timeout: 30_000 })
      .toMatchObject({ waiting: 0 });
  }, 120_000);
});

describe("a forgotten password", () => {
  const ask = (email: string, headers?: Record<string, string>) =>
    visitor("POST", "/forgot-password", { email }, headers);

  test("is replaced with the link that was mailed, once, and every session ends", async () => {
    const email = await member();
    const invited = mail.newestTo(email);
    const { token: session } = (await signIn(email)).json as { token: string };
    expect((await ask(` ${email.toUpperCase()}`)).status).toBe(202);
    const received = await mailTo(email, invited);
    expect(received.subject).toBe("Choose a new password for the ministry’s portal");
    expect(linkIn(received).href).toMatch(`${siteUrl}/AdminPasswordReset?token=`);
    const set = (word: string) =>
      visitor("POST", "/password-reset", { token: tokenIn(received), password: word });
    expect((await set("the camel drinks at dusk")).status).toBe(200);
    expect((await set("another good password")).status).toBe(400);
    expect((await signIn(email, "the camel drinks at dusk")).status).toBe(200);
    expect((await call("GET", "/sessions", { url: api.url, token: session })).status).toBe(401);
  });

  test("of an unknown address gets the same answer and no mail", async () => {
    const email = await member();
    const invited = mail.newestTo(email);
    const [known, unknown] = [await ask(email), await ask("nobody@ministry.example")];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    // Mails go out in the order they were asked for.
    const last = await member();
    await ask(last);
    await mailTo(last, mail.newestTo(last));
    expect(mail.newestTo(email)).not.toBe(invited);
    expect(mail.newestTo("nobody@ministry.example")).toBeUndefined();
  });

  test("is limited by account and by network, whether the account exists or not", async () => {
    const someone = newAddress();
    for (const tries of [1, 2, 3]) expect((await ask(someone)).status, String(tries)).toBe(202);
    const refused = await ask(someone);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => ask(newAddress(), { "x-forwarded-for": "2001:db8:77::1" })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test("an administrator sends a colleague the link, and never sees it", async () => {
    const email = await member();
    const invited = mail.newestTo(email);
    const { items } = (await officer.call("GET", "/admins")).json as { items: Invited[] };
    const id = items.find((one) => one.email === email)?._id ?? "";
    const sent = await officer.call("POST", `/admins/${id}/password-reset`);
    expect(sent.status).toBe(202);
    expect(sent.text).not.toContain("http");
    const received = await mailTo(email, invited);
    expect(received.text).toContain("Administrator has sent you a link");
    const trail = (await officer.call("GET", `/audit?subject=${id}`)).json as { items: object[] };
    expect(trail.items[0]).toMatchObject({ action: "reset-link", actor: { name: "Administrator" } });
  });
});

test("no token and no address of a person is in the log or in the change history's context", () => {
  const printed = api.printed();
  expect(printed).toMatch(/"path":"\/invitations/);
  expect(printed).toMatch(/a mail was not sent/);
  const tokens = mail.mails.map(tokenIn);
  expect(tokens.length).toBeGreaterThan(5);
  for (const secret of [...tokens, ...mail.mails.map(({ to }) => to)]) expect(printed).not.toContain(secret);
});
