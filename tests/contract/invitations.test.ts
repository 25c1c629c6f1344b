import { describe, expect, test } from "vitest";
import { accountOf } from "./support/accounts.ts";
import { call, unknownId } from "./support/http.ts";
import { machinery, problem } from "./support/shapes.ts";

const password = "rain on the tin roof";

interface Invited {
  _id: string;
  link: string;
  expiresAt: string;
}
const newAddress = () => `${crypto.randomUUID()}@ministry.example`;
const invite = (email: string, options: { role?: string; key?: string; token?: string } = {}) =>
  call("POST", "/invitations", {
    json: { email, name: "Hodan Ali", role: options.role ?? "editor" },
    ...(options.key && { key: options.key }),
    ...(options.token && { token: options.token }),
  });
const tokenOf = ({ link }: Invited) => new URL(link).searchParams.get("token") ?? "";
const accept = (token: string, word = password, key?: string) =>
  call("POST", "/invitations/accept", { token: null, json: { token, password: word }, ...(key && { key }) });
const signIn = (email: string, word = password) =>
  call("POST", "/customerLogin", { token: null, json: { email, password: word } });
const openOnes = async () =>
  ((await call("GET", "/invitations")).json as { items: { _id: string; email: string }[] }).items;

describe("an invitation where no mail is configured", () => {
  test("carries the link, makes one account of the role, and is written down", async () => {
    const email = newAddress();
    const made = await invite(email, { role: "publisher" });
    expect(made.status, made.text).toBe(201);
    const invited = made.json as Invited;
    const days = (Date.parse(invited.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    const listed = (await openOnes()).find((one) => one.email === email);
    expect(listed).toMatchObject({ _id: invited._id, name: "Hodan Ali", role: "publisher", mail: "none" });
    expect(JSON.stringify(listed)).not.toContain(tokenOf(invited));

    expect((await accept(tokenOf(invited), "password1")).status).toBe(400);
    const accepted = await accept(tokenOf(invited));
    expect(accepted.status, accepted.text).toBe(201);
    expect((await signIn(email)).json).toMatchObject({ user: { role: "publisher", email } });
    expect((await openOnes()).map((one) => one.email)).not.toContain(email);
    const { items } = (await call("GET", `/audit?subject=${invited._id}`)).json as { items: object[] };
    expect(items.map((one) => (one as { action: string }).action)).toEqual(["sign-in", "accept", "invite"]);
    expect(JSON.stringify(items)).not.toContain(tokenOf(invited));
  });

  test("is used once, and whoever tries again reads what to do", async () => {
    const email = newAddress();
    const token = tokenOf((await invite(email)).json as Invited);
    const answers = await Promise.all(Array.from({ length: 4 }, (_, i) => accept(token, `${password} ${i}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 201)!;
    expect(refused.status).toBe(400);
    expect(problem.parse(refused.json).message).toMatch(/sign in with it/);
  });

  test("asked for or accepted a second time under its key is the same one", async () => {
    const email = newAddress();
    const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = (await invite(email, { key })).json as Invited;
    const again = await invite(email, { key });
    expect(again.status).toBe(201);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    const second = again.json as Invited;
    expect(second._id).toBe(first._id);
    // The link of the lost answer is stored nowhere: there is a new one.
    expect((await accept(tokenOf(first))).status).toBe(400);
    expect((await accept(tokenOf(second), password, other)).status).toBe(201);
    const repeated = await accept(tokenOf(second), password, other);
    expect([repeated.status, repeated.headers.get("idempotency-replayed")]).toEqual([201, "true"]);
  });

  test("of an address with an account, an open invitation, or a deactivated account has a clear answer", async () => {
    const { email, id } = await accountOf("viewer");
    const member = await invite(email.toUpperCase());
    expect([member.status, problem.parse(member.json).message]).toEqual([
      409,
      "Somebody with this email address already has an account.",
    ]);
    await call("PATCH", `/admins/${id}`, { json: { active: false } });
    expect(problem.parse((await invite(email)).json).message).toMatch(/Reactivate it instead/);
    const invited = newAddress();
    await invite(invited);
    const twice = await invite(invited);
    expect(twice.status).toBe(409);
    expect(problem.parse(twice.json).message).toMatch(/open invitation/);
  });

  test("ends when it is withdrawn, sent again, or the address is registered", async () => {
    const withdrawn = (await invite(newAddress())).json as Invited;
    expect((await call("DELETE", `/invitations/${withdrawn._id}`)).status).toBe(200);
    expect((await accept(tokenOf(withdrawn))).status).toBe(400);
    expect((await call("DELETE", `/invitations/${withdrawn._id}`)).status).toBe(404);

    const first = (await invite(newAddress())).json as Invited;
    const second = (await call("POST", `/invitations/${first._id}/resend`)).json as Invited;
    expect((await accept(tokenOf(first))).status).toBe(400);
    expect((await accept(tokenOf(second))).status).toBe(201);

    const email = newAddress();
    const overtaken = (await invite(email)).json as Invited;
    await call("POST", "/createAdmin", { json: { name: "Hodan", Email: email, Password: password } });
    expect((await accept(tokenOf(overtaken))).status).toBe(400);
    expect((await openOnes()).map((one) => one.email)).not.toContain(email);
  });

  test.each([
    {},
    { email: "hodan", name: "Hodan", role: "editor" },
    { email: "hodan@ministry.example", name: " ", role: "editor" },
    { email: "hodan@ministry.example", name: "Hodan", role: "owner" },
    { email: "hodan@ministry.example", name: "Hodan" },
  ])("%j is refused in words", async (json) => {
    const answer = await call("POST", "/invitations", { json });
    expect(answer.status).toBe(400);
    expect(problem.parse(answer.json).message).not.toMatch(machinery);
  });

  test("is limited for each administrator", async () => {
    const token = await (await accountOf("administrator")).token();
    const answers = await Promise.all(Array.from({ length: 55 }, () => invite(newAddress(), { token })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe("a new password where no mail is configured", () => {
  test("an administrator makes the link for a colleague, which works once", async () => {
    const account = await accountOf("editor");
    const session = await account.token();
    const made = await call("POST", `/admins/${account.id}/password-reset`);
    expect(made.status, made.text).toBe(200);
    const token = tokenOf(made.json as Invited);
    const key = crypto.randomUUID();
    const reset = () => call("POST", "/password-reset", { token: null, key, json: { token, password } });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(200);
    expect((await call("POST", "/password-reset", { token: null, json: { token, password } })).status).toBe(
      400,
    );
    expect((await account.signIn(password)).status).toBe(200);
    expect((await call("GET", "/sessions", { token: session })).status).toBe(401);
  });

  test("nobody is mailed, and everybody reads whom to ask", async () => {
    const { email } = await accountOf("viewer");
    const ask = (address: string) =>
      call("POST", "/forgot-password", { token: null, json: { email: address } });
    const [known, unknown] = [await ask(email), await ask(newAddress())];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.json).toMatchObject({ mail: false, message: expect.stringMatching(/administrator/) });
    expect((await call("GET", "/forgot-password", { token: null })).json).toEqual(known.json);
    expect((await ask("nobody")).status).toBe(400);
    expect((await call("GET", "/mail")).json).toMatchObject({ configured: false, waiting: 0 });
  });

  test("a deactivated account and one that is not there get none", async () => {
    const { id } = await accountOf("viewer");
    await call("PATCH", `/admins/${id}`, { json: { active: false } });
    expect((await call("POST", `/admins/${id}/password-reset`)).status).toBe(409);
    expect((await call("POST", `/admins/${unknownId}/password-reset`)).status).toBe(404);
  });
});
