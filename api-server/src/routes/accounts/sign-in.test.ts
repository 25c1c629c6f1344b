import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admin, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SIGN_IN_TRIES_PER_ACCOUNT: "3", SIGN_IN_TRIES_PER_ADDRESS: "1000" });
});
afterAll(() => server.close());

const signIn = (body: unknown, headers: Record<string, string> = {}) =>
  server.call("POST", "/customerLogin", { token: null, json: body, headers });

describe("POST /customerLogin (API-02)", () => {
  it("answers token, user, queue key and end, and is cached by nobody", async () => {
    const answer = await signIn({ email: admin.email.toUpperCase(), password: admin.password });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const body = answer.json();
    expect(body.user).toMatchObject({ name: admin.name, email: admin.email });
    expect(Buffer.from(body.queueKey, "base64")).toHaveLength(32);
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now());
  });

  it("takes the capital spelling too (AMB-34)", async () => {
    expect((await signIn({ Email: admin.email, Password: admin.password })).statusCode).toBe(200);
  });

  it("says the same of a wrong password and of an unknown address", async () => {
    const wrong = await signIn({ email: admin.email, password: "wrong password" });
    const unknown = await signIn({ email: "nobody@ministry.example", password: "wrong password" });
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json().message).toBe("Email or password is invalid.");
    }
  });

  it("is not hindered by a session that ended", async () => {
    const answer = await signIn(
      { email: admin.email, password: admin.password },
      { authorization: "Bearer old" },
    );
    expect(answer.statusCode).toBe(200);
  });

  it("slows down who guesses, with a time to wait; right ones in between do not count", async () => {
    const guess = () => signIn({ email: "guessed@ministry.example", password: "no" });
    for (const _ of [1, 2, 3]) expect((await guess()).statusCode).toBe(401);
    const answer = await guess();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    for (const _ of [1, 2, 3, 4, 5]) {
      expect((await signIn({ email: admin.email, password: admin.password })).statusCode).toBe(200);
    }
  });

  it.each([
    ["email", { email: 1, password: {} }],
    ["device", { email: admin.email, password: admin.password, device: {} }],
  ])("names %s where it is no text", async (field, body) => {
    const answer = await signIn(body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, `“${field}” must be a text.`]);
  });

  it.each([[undefined], [[]], [{ email: "", password: "" }], ["text"]])(
    "refuses %j with a sentence",
    async (body) => {
      const answer = await signIn(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        message: "Please enter email and password.",
        requestId: expect.any(String),
      });
    },
  );
});

describe("a session", () => {
  it("ends with POST /logout, at once", async () => {
    const { token } = (await signIn({ email: admin.email, password: admin.password })).json();
    expect((await server.call("POST", "/logout", { token })).statusCode).toBe(200);
    expect((await server.call("GET", "/sessions", { token })).statusCode).toBe(401);
  });

  it("that ended is reported on public reads too, so that admin screens notice", async () => {
    const answer = await server.call("GET", "/readProjectEnergy/EnergyProject", { token: "ended" });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().message).toBe("Unauthorized. Please log in again.");
  });

  it("can be seen and revoked by its owner", async () => {
    const { token } = (await signIn({ email: admin.email, password: admin.password })).json();
    const { items } = (await server.call("GET", "/sessions", { token })).json();
    const own = items.find((one: { current: boolean }) => one.current);
    expect((await server.call("DELETE", `/sessions/${own._id}`)).statusCode).toBe(200);
    expect((await server.call("GET", "/sessions", { token })).statusCode).toBe(401);
  });
});

describe("administrators", () => {
  const second = { name: "Editor", Email: "Editor@ministry.example", Password: "another password" };

  it("are made by administrators (API-01), allow-listed fields only, once per address", async () => {
    expect((await server.call("POST", "/createAdmin", { token: null, json: second })).statusCode).toBe(401);
    const made = await server.call("POST", "/createAdmin", { json: { ...second, active: false, id: "x" } });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ message: "registered succes", user: { name: "Editor" } });
    expect((await signIn({ email: second.Email, password: second.Password })).statusCode).toBe(200);
    const again = await server.call("POST", "/createAdmin", {
      json: { ...second, Email: "editor@MINISTRY.example" },
    });
    expect(again.statusCode).toBe(409);
  });

  it.each([
    [{ Email: "a@b.so", Password: "long enough" }, "Full name is required."],
    [{ name: "N", Email: "no address", Password: "long enough" }, "Please enter a valid email address."],
    [{ name: "N", Email: "a@b.so", Password: "short" }, "The password must have at least 8 characters."],
  ])("are refused for a gap: %j", async (json, message) => {
    const answer = await server.call("POST", "/createAdmin", { json });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it("can be switched off: their sessions end, the last active one stays", async () => {
    const { items } = (await server.call("GET", "/admins")).json();
    const editor = items.find((one: { name: string }) => one.name === "Editor");
    const first = items.find((one: { name: string }) => one.name === admin.name);
    const { token } = (await signIn({ email: second.Email, password: second.Password })).json();
    const off = await server.call("PATCH", `/admins/${editor._id}`, { json: { active: false } });
    expect(off.json()).toMatchObject({ active: false });
    expect((await server.call("GET", "/sessions", { token })).statusCode).toBe(401);
    expect((await signIn({ email: second.Email, password: second.Password })).statusCode).toBe(401);
    const last = await server.call("PATCH", `/admins/${first._id}`, { json: { active: false } });
    expect(last.statusCode).toBe(409);
  });
});
