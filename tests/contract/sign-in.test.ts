import { describe, expect, test } from "vitest";
import { call, read, target, unique } from "./support/http.ts";
import { machinery, problem } from "./support/shapes.ts";

const address = () => `${crypto.randomUUID().slice(0, 13)}@ministry.example`;
const password = "a long enough password";

const signIn = (json: unknown) => call("POST", "/customerLogin", { token: null, json });
const register = (json: unknown, token?: string | null) => call("POST", "/createAdmin", { json, token });
const works = async (token: string) =>
  (await call("DELETE", "/DeleteEvent/events/0123456789abcdef01234567", { token })).status !== 401;

describe("sign-in", () => {
  test("API-02: the right password gives a token and the user's name, and what the outbox needs", async () => {
    const { email, password: own } = target();
    const answer = await signIn({ email, password: own });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json).toMatchObject({ token: expect.any(String), user: { name: expect.any(String) } });
    const { token, queueKey, expiresAt } = answer.json as {
      token: string;
      queueKey: string;
      expiresAt: string;
    };
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(Buffer.from(queueKey, "base64")).toHaveLength(32);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await works(token)).toBe(true);
    await call("POST", "/logout", { token });
  });

  test("AMB-34: capital field names are taken too", async () => {
    const { email, password: own } = target();
    const answer = await signIn({ Email: email.toUpperCase(), Password: own });
    expect(answer.status, answer.text).toBe(200);
    await call("POST", "/logout", { token: (answer.json as { token: string }).token });
  });

  test("API-02: a wrong password and an unknown address get the same 401, A-43's sentence", async () => {
    const wrong = await signIn({ email: target().email, password: "not this one" });
    const nobody = await signIn({ email: address(), password: "not this one" });
    for (const answer of [wrong, nobody]) {
      expect(answer.status).toBe(401);
      expect(answer.json).toMatchObject({ message: "Email or password is invalid." });
    }
  });

  test.each([
    ["nothing", undefined],
    ["an empty object", {}],
    ["numbers", { email: 1, password: 2 }],
    ["lists", { email: ["a"], password: [{}] }],
    ["null", null],
    ["a very long password", { email: "a@b.example", password: "x".repeat(200_000) }],
  ])("%s is refused with a sentence, not a fault", async (_what, json) => {
    const answer = await signIn(json);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(problem.parse(answer.json).message).not.toMatch(machinery);
  });

  test.each([
    ["text that is no JSON", "{email:", "application/json"],
    ["a form", "email=a&password=b", "application/x-www-form-urlencoded"],
    ["no type", "hello", "text/weird"],
  ])("%s is refused with a sentence", async (_what, body, type) => {
    const answer = await call("POST", "/customerLogin", {
      token: null,
      body,
      headers: { "content-type": type },
    });
    expect([400, 415]).toContain(answer.status);
    expect(problem.parse(answer.json).message).not.toMatch(machinery);
  });

  test("signing out ends the session at once", async () => {
    const { email, password: own } = target();
    const { token } = (await signIn({ email, password: own })).json as { token: string };
    expect(await works(token)).toBe(true);
    expect((await call("POST", "/logout", { token })).status).toBeLessThan(300);
    expect(await works(token)).toBe(false);
  });

  test("a token in the address or a cookie is no session", async () => {
    const { token } = target();
    const asked = await call("DELETE", `/DeleteEvent/events/0123456789abcdef01234567?token=${token}`, {
      token: null,
      headers: { cookie: `token=${token}` },
    });
    expect(asked.status).toBe(401);
  });
});

describe("administrators", () => {
  test("API-01: an admin registers another, who can sign in", async () => {
    const email = address();
    const answer = await register({ name: "Water officer", Email: email, Password: password });
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(answer.text).not.toContain(password);
    const signedIn = await signIn({ email, password });
    expect(signedIn.status, signedIn.text).toBe(200);
    expect(signedIn.json).toMatchObject({ user: { name: "Water officer" } });
  });

  test("API-01, AMB-34: small field names are taken too", async () => {
    expect((await register({ name: "Officer", email: address(), password })).status).toBeLessThan(300);
  });

  test("API-01, AMB-06: nobody registers without a session once there is an admin", async () => {
    const email = address();
    for (const headers of [undefined, { "x-setup-secret": "a guess at the secret" }]) {
      const answer = await call("POST", "/createAdmin", {
        token: null,
        headers,
        json: { name: "X", Email: email, Password: password },
      });
      expect([401, 403]).toContain(answer.status);
    }
    expect((await signIn({ email, password })).status).toBe(401);
  });

  test("an address that is taken, in whatever case, is refused with a sentence (A-50)", async () => {
    const email = address();
    expect((await register({ name: "One", Email: email, Password: password })).status).toBeLessThan(300);
    const again = await register({ name: "Two", Email: email.toUpperCase(), Password: password });
    expect(again.status).toBe(409);
    expect(problem.parse(again.json).message).not.toMatch(machinery);
  });

  test.each([
    ["no name", { Email: "officer@ministry.example", Password: password }],
    ["no address", { name: "Officer", Password: password }],
    ["an address that is none", { name: "Officer", Email: "nobody", Password: password }],
    ["no password", { name: "Officer", Email: "officer2@ministry.example" }],
    ["a short password", { name: "Officer", Email: "officer3@ministry.example", Password: "short" }],
    ["lists", { name: ["Officer"], Email: ["a@b.example"], Password: [password] }],
  ])("%s is refused with a sentence", async (_what, json) => {
    const answer = await register(json);
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(problem.parse(answer.json).message).not.toMatch(machinery);
  });

  test("fields that are not asked for are not taken (mass assignment)", async () => {
    const email = address();
    const chosen = "0".repeat(24);
    await register({
      name: unique("Officer"),
      Email: email,
      Password: password,
      _id: chosen,
      id: chosen,
      role: "owner",
      createdAt: "1999-01-01",
    });
    const { user } = (await signIn({ email, password })).json as { user: { _id?: string } };
    expect(user._id).not.toBe(chosen);
  });

  test("an admin's token is not readable by a public page of another kind: reads with a session are never stored", async () => {
    const answer = await read("/readProjectEvent/Event", { token: target().token });
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });
});
