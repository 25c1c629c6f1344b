import { describe, expect, test } from "vitest";
import { apiOf } from "./testing/api-of.ts";
import { recorded } from "./testing/recorded.ts";

describe("signing in", () => {
  test("API-02, A-39: sends small keys and reads the session", async () => {
    const { api, seen } = apiOf({ "POST /customerLogin": { json: recorded("session-token") } });
    await expect(api.auth.signIn({ email: "e", password: "p" })).resolves.toEqual({
      token: "t-1",
      user: { name: "Editor" },
    });
    expect(seen[0]?.body).toBe('{"email":"e","password":"p"}');
  });

  test("A-43: a refusal without a message says what the catalogue says", async () => {
    const { api } = apiOf({ "POST /customerLogin": { status: 401, json: {} } });
    await expect(api.auth.signIn({ email: "e", password: "p" })).rejects.toThrow(
      "Email or password is invalid.",
    );
  });

  test("API-01, A-47: registration sends the capitals of the contract, and the setup secret when given", async () => {
    const { api, seen } = apiOf({ "POST /createAdmin": { json: {} } });
    await api.auth.register({ name: "N", email: "e", password: "p" }, { setupSecret: "s" });
    expect(seen[0]?.body).toBe('{"name":"N","Email":"e","Password":"p"}');
    expect(seen[0]?.headers.get("X-Setup-Secret")).toBe("s");
  });

  test("signing out is no failure on a host that does not know the call", async () => {
    await expect(apiOf().api.auth.signOut()).resolves.toBeUndefined();
  });
});
