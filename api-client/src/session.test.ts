import { describe, expect, test } from "vitest";
import { clearSession, loadSession, saveSession } from "./session.ts";
import { recorded } from "./testing/recorded.ts";

function storageOf(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const withAdmin = (value: unknown) => storageOf({ admin: JSON.stringify(value) });

describe("the stored session", () => {
  test.each([
    ["A-15", "session-token"],
    ["A-16", "session-access-token"],
    ["A-17", "session-jwt"],
    ["A-18", "session-data-token"],
  ])("%s: the token is found in %s", (_, name) => {
    expect(loadSession(withAdmin(recorded(name)))).toEqual({ token: "t-1", user: { name: "Editor" } });
  });

  test.each([
    ["absent", storageOf()],
    ["without a token", withAdmin({ user: { name: "Editor" } })],
    ["with an empty token", withAdmin({ token: " " })],
    ["no object", withAdmin("t-1")],
    ["unparsable", storageOf({ admin: "{token:" })],
  ])("A-20: %s is no session", (_, storage) => {
    expect(loadSession(storage)).toBeUndefined();
  });

  test("A-19: a token stored by itself counts, with the user of `admin` (AMB-35)", () => {
    const storage = storageOf({ admin: JSON.stringify({ user: { name: "Editor" } }), token: '"t-2"' });
    expect(loadSession(storage)).toEqual({ token: "t-2", user: { name: "Editor" } });
  });

  test("A-19: the session's own token goes before it", () => {
    expect(loadSession(storageOf({ admin: '{"token":"t-1"}', token: "t-2" }))?.token).toBe("t-1");
  });

  test("P-205, A-40: is written under `admin`, without the queue key, and read back", () => {
    const storage = storageOf();
    saveSession(storage, { token: "t-1", user: { id: "u", name: "Editor" }, queueKey: "secret" });
    expect([...storage.stored.keys()]).toEqual(["admin"]);
    expect(storage.stored.get("admin")).not.toContain("secret");
    expect(loadSession(storage)).toEqual({ token: "t-1", user: { id: "u", name: "Editor" } });
  });

  test("AMB-35: the key of a token stored by itself is never written", () => {
    const storage = storageOf();
    saveSession(storage, { token: "t-1", user: { name: "Editor" } });
    expect(storage.getItem("token")).toBeNull();
  });

  test("A-08: signing out leaves neither session nor legacy token (AMB-35)", () => {
    const storage = storageOf({ admin: '{"token":"t-1"}', token: "t-2" });
    clearSession(storage);
    expect(storage.stored.size).toBe(0);
  });
});
