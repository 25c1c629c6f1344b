import { describe, expect, test } from "vitest";
import { accountOf } from "./support/accounts.ts";
import { call } from "./support/http.ts";

const sessionsOf = async (id: string) => {
  const answer = await call("GET", `/sessions?of=${id}`);
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as { items: { _id: string; current: boolean }[] }).items;
};
const works = async (token: string) => (await call("GET", "/sessions", { token })).status === 200;

test("an administrator sees and ends another's session, and the change history says whose", async () => {
  const account = await accountOf("editor");
  const tokens = [await account.token(), await account.token()];
  const listed = await sessionsOf(account.id);
  expect(listed.map(({ current }) => current)).toEqual([false, false]);
  expect((await call("DELETE", `/sessions/${listed[0]?._id ?? ""}`)).status).toBe(200);
  expect((await Promise.all(tokens.map(works))).filter(Boolean)).toHaveLength(1);
  expect(await sessionsOf(account.id)).toHaveLength(1);
  const { items } = (await call("GET", `/audit?subject=${account.id}&limit=1`)).json as { items: unknown[] };
  expect(items[0]).toMatchObject({ action: "revoke", kind: "session" });
});

describe("signing in again", () => {
  const signIn = async (email: string, more: { device?: string; token?: string } = {}) => {
    const answer = await call("POST", "/customerLogin", {
      token: more.token ?? null,
      json: { email, password: "a long enough password", ...(more.device && { device: more.device }) },
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.json as { token: string; device: string };
  };

  test("on the same device ends the session it had, once the new one is used; others stay", async () => {
    const { email, id } = await accountOf("editor");
    const [phone, laptop] = [await signIn(email), await signIn(email)];
    const again = await signIn(email, { device: phone.device });
    expect(again.device).toBe(phone.device);
    // The answer may have been lost on the way: the phone goes on with what it has.
    expect(await works(phone.token)).toBe(true);
    expect(await works(again.token)).toBe(true);
    expect(await works(phone.token)).toBe(false);
    expect(await works(laptop.token)).toBe(true);
    const { items } = (await call("GET", "/audit?kind=session&limit=1")).json as { items: object[] };
    expect(items[0]).toMatchObject({ action: "revoke", actor: { _id: id } });
  });

  test("in a browser that is signed in ends that session, also another account's", async () => {
    const [one, other] = [await accountOf("editor"), await accountOf("viewer")];
    const first = await one.token();
    const second = await signIn(one.email, { token: first });
    expect(await works(second.token)).toBe(true);
    expect(await works(first)).toBe(false);
    const third = await signIn(other.email, { token: second.token });
    expect(await works(second.token)).toBe(true);
    expect(await works(third.token)).toBe(true);
    expect(await works(second.token)).toBe(false);
    const { items } = (await call("GET", `/audit?subject=${one.id}&limit=1`)).json as { items: object[] };
    expect(items[0]).toMatchObject({ action: "revoke", kind: "session", actor: { _id: other.id } });
  });

  test("with the device of another account, or a made-up one, ends nothing", async () => {
    const [one, other] = [await accountOf("editor"), await accountOf("viewer")];
    const theirs = await signIn(other.email);
    for (const device of [theirs.device, "made.up"])
      expect(await works((await signIn(one.email, { device })).token)).toBe(true);
    expect(await works(theirs.token)).toBe(true);
  });
});

test.each(["viewer", "publisher"] as const)("a %s sees and ends their own sessions alone", async (role) => {
  const [account, other] = [await accountOf(role), await accountOf("editor")];
  const [token, otherToken] = [await account.token(), await other.token()];
  expect((await call("GET", `/sessions?of=${other.id}`, { token })).status).toBe(403);
  const [theirs] = await sessionsOf(other.id);
  expect((await call("DELETE", `/sessions/${theirs?._id ?? ""}`, { token })).status).toBe(404);
  expect(await works(otherToken)).toBe(true);
  expect((await call("GET", `/sessions?of=${account.id}`, { token })).status).toBe(200);
  const [own] = await sessionsOf(account.id);
  expect((await call("DELETE", `/sessions/${own?._id ?? ""}`, { token })).status).toBe(200);
  expect(await works(token)).toBe(false);
});
