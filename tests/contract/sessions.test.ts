import { expect, test } from "vitest";
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
