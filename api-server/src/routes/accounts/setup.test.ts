import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeResetTokenFor } from "../../auth/reset-password.ts";
import { adminsRepository } from "../../repositories/accounts/admins.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { withAdmin: false });
  server.deps.setupSecret = "the setup secret";
});
afterAll(() => server.close());

const json = { name: "First", Email: "first@ministry.example", Password: "a long password" };
const create = (secret: string | undefined, body: unknown = json) =>
  server.call("POST", "/createAdmin", {
    token: null,
    json: body,
    headers: secret === undefined ? {} : { "x-setup-secret": secret },
  });

it("the first administrator needs the setup secret, and only one can be the first (AMB-06)", async () => {
  expect((await create(undefined)).statusCode).toBe(401);
  expect((await create("a wrong secret")).statusCode).toBe(401);
  const race = await Promise.all(
    [1, 2, 3].map((n) => create("the setup secret", { ...json, Email: `admin${n}@ministry.example` })),
  );
  expect(race.map((answer) => answer.statusCode).sort()).toEqual([201, 401, 401]);
  expect((await create("the setup secret", { ...json, Email: "late@ministry.example" })).statusCode).toBe(
    401,
  );
});

describe("the password of an administrator", () => {
  const signIn = async (email: string, password: string) =>
    server.call("POST", "/customerLogin", { token: null, json: { email, password } });

  it("is set again with a one-time link, from its plain page; every session ends", async () => {
    const { db } = server.deps.database;
    const { email = "" } = (await adminsRepository(db).first()) ?? {};
    const old = (await signIn(email, json.Password)).json().token;
    const token = await makeResetTokenFor(db, email, {
      id: undefined,
      name: "Command line",
      requestId: "",
      address: "local",
    });
    const page = await server.app.inject(`/password-reset?token=${token}`);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining(token)]);
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    const send = (password: string) =>
      server.app.inject({
        method: "POST",
        url: "/password-reset",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ token, password }).toString(),
      });
    expect((await send("short")).statusCode).toBe(400);
    expect((await send("a new password")).body).toContain("The new password is saved.");
    expect((await send("another password")).statusCode).toBe(400);
    for (const dead of [token, "bogus", ""]) {
      const old = await server.app.inject(`/password-reset?token=${dead}`);
      expect(old.statusCode).toBe(400);
      expect(old.body).toContain("This link was used already");
      expect(old.body).not.toContain("<form");
    }
    expect((await server.call("GET", "/sessions", { token: old })).statusCode).toBe(401);
    expect((await signIn(email, "a new password")).statusCode).toBe(200);
  });

  it("is changed by its owner against the current one, and the other sessions end", async () => {
    const { email = "" } = (await adminsRepository(server.deps.database.db).first()) ?? {};
    const here = (await signIn(email, "a new password")).json().token;
    const elsewhere = (await signIn(email, "a new password")).json().token;
    const change = (current: string) =>
      server.call("POST", "/password", { token: here, json: { current, password: "the newest password" } });
    expect((await change("wrong")).statusCode).toBe(400);
    expect((await change("a new password")).statusCode).toBe(200);
    // Its answer may be lost: the same change sent again is not told that its current password is wrong.
    expect((await change("a new password")).statusCode).toBe(200);
    expect((await server.call("GET", "/sessions", { token: here })).statusCode).toBe(200);
    expect((await server.call("GET", "/sessions", { token: elsewhere })).statusCode).toBe(401);
    expect((await signIn(email, "the newest password")).statusCode).toBe(200);
  });

  it("given by somebody else stays known as given until another is chosen, by change or by link", async () => {
    const { email = "" } = (await adminsRepository(server.deps.database.db).first()) ?? {};
    const token = (await signIn(email, "the newest password")).json().token;
    const given = { name: "Second", Email: "second@ministry.example", Password: "chosen by another" };
    const made = await server.call("POST", "/createAdmin", { token, json: given });
    expect(made.statusCode, made.body).toBe(201);
    const own = (await signIn(given.Email, given.Password)).json().token;
    const flag = async () =>
      (await server.call("GET", "/sessions", { token: own })).headers["account-password"];
    const same = { current: given.Password, password: given.Password };
    const refused = await server.call("POST", "/password", { token: own, json: same });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      "Please choose a password other than the current one.",
    ]);
    const link = await makeResetTokenFor(server.deps.database.db, given.Email, {
      id: undefined,
      ...{ name: "Command line", requestId: "", address: "local" },
    });
    const reset = (password: string) =>
      server.call("POST", "/password-reset", { token: null, json: { token: link, password } });
    expect((await reset(given.Password)).statusCode).toBe(400);
    expect(await flag()).toBe("given");
    expect((await reset("a password of my own")).statusCode).toBe(200);
    expect((await adminsRepository(server.deps.database.db).findByEmail(given.Email))?.passwordGiven).toBe(
      false,
    );
  });
});
