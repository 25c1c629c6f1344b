import { describe, expect, test } from "vitest";
import { accountOf } from "./support/accounts.ts";
import { call, target } from "./support/http.ts";

interface Line {
  action: string;
  kind: string;
  at: string;
  actor: { _id?: string; name: string };
  subject: { _id: string; title: string };
}
const historyOf = async (id: string) =>
  ((await call("GET", `/audit?subject=${id}&limit=100`)).json as { items: Line[] }).items;
const actionsOf = async (id: string) => (await historyOf(id)).map(({ action }) => action);

describe("the history of an account", () => {
  test("names sign-in, failure and sign-out, with the account, and nothing of what was typed", async () => {
    const account = await accountOf("editor");
    const token = await account.token();
    expect((await account.signIn("not the right password")).status).toBe(401);
    await call("POST", "/logout", { token });
    expect(await actionsOf(account.id)).toEqual(["sign-out", "sign-in-failed", "sign-in", "create"]);
    const text = (await call("GET", `/audit?subject=${account.id}`)).text;
    for (const secret of [token, "not the right password", account.email])
      expect(text.replace(/"after":\{[^}]*\}/g, "")).not.toContain(secret);
  });

  test("keeps nothing of an address that has no account", async () => {
    const email = `${crypto.randomUUID()}@nowhere.example`;
    const answer = await call("POST", "/customerLogin", {
      token: null,
      json: { email, password: "whatever it is" },
    });
    expect(answer.status).toBe(401);
    const listed = await call("GET", "/audit?kind=session&limit=20");
    expect(listed.text).not.toContain(email);
    expect((listed.json as { items: Line[] }).items[0]).toMatchObject({
      action: "sign-in-failed",
      subject: { _id: "", title: "" },
    });
  });

  test("is left out where records alone are asked for", async () => {
    const { items } = (await call("GET", "/audit?records=1&limit=200")).json as { items: Line[] };
    expect(items.filter(({ kind }) => kind === "session" || kind === "admin")).toEqual([]);
  });
});

describe("the export of the history", () => {
  test("is CSV that a spreadsheet runs nothing of, filtered as asked, and is itself written down", async () => {
    const account = await accountOf("viewer", '=HYPERLINK("http://x.example")');
    const answer = await call("GET", `/audit/export?subject=${account.id}`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/csv/);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="changes-[\d-]+\.csv"$/);
    const lines = answer.text.trim().split("\r\n");
    expect(lines[0]).toContain("actor,actor id,action");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    expect(lines[1]).toContain(",create,admin,");
    const { items } = (await call("GET", "/audit?kind=installation&limit=1")).json as { items: Line[] };
    expect(items[0]).toMatchObject({ action: "export" });
  });
});

describe("a password", () => {
  test.each(["password123", "PASSWORD123", "qwertyuiop", "Ministry2026!", "iloveyou1"])(
    "%s is refused as easily guessed, at registration and at a change",
    async (password) => {
      const json = { name: "Somebody", Email: `${crypto.randomUUID()}@a.example`, Password: password };
      const made = await call("POST", "/createAdmin", { json });
      expect(made.status, made.text).toBe(400);
      expect((made.json as { message: string }).message).toContain("easily guessed");
      const change = await call("POST", "/password", { json: { current: target().password, password } });
      expect(change.status).toBe(400);
    },
  );

  test("made of the account's own name or address is refused; several words are taken", async () => {
    const register = async (Password: string) => {
      const json = {
        name: "Hodan Warsame",
        Email: `hodan.warsame-${crypto.randomUUID()}@energy.example`,
        Password,
      };
      return (await call("POST", "/createAdmin", { json })).status;
    };
    expect(await register("warsame2026")).toBe(400);
    expect(await register("Hodan Warsame")).toBe(400);
    expect(await register("the camel drinks at dusk")).toBe(201);
  });
});
