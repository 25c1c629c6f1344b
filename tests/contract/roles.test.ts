import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { accountOf, type RoleName, roleNames } from "./support/accounts.ts";
import { writes } from "./support/calls.ts";
import { call, formOf, target, unique } from "./support/http.ts";
import { small } from "./support/pictures.ts";
import { addAchievement, makeOneOfEach, makeProject, readProject } from "./support/records.ts";
import { operationsOf } from "./security/support/description.ts";
import { idOf, machinery, problem } from "./support/shapes.ts";

/** The rows of docs/roles.md: which roles may make a call. */
const table = new Map(
  [
    ...readFileSync(new URL("../../docs/roles.md", import.meta.url), "utf8").matchAll(
      /^\| `(\w+ \/[^`\s]*)`[^|]*((?:\| *(?:yes|no) +){4})\|$/gm,
    ),
  ].map(([, name = "", cells = ""]) => [
    name,
    roleNames.filter((_, at) => cells.split("|")[at + 1]?.trim() === "yes"),
  ]),
);

/** Calls whose answer is the end of what the other cells need are made with a session of their own. */
const endsSessions = /^(POST \/logout|DELETE \/sessions)/;

const nobody = "0123456789abcdef01234567";
const fill = (path: string) => path.replaceAll("{id}", nobody).replaceAll("{index}", "0");

let tokens: Record<RoleName, string>;
beforeAll(async () => {
  const entries = roleNames.map(async (role) => [role, await (await accountOf(role)).token()] as const);
  tokens = Object.fromEntries(await Promise.all(entries)) as typeof tokens;
});

/** Every described call that an account is needed for, each alias by itself. */
async function guardedCalls() {
  const all = await operationsOf(target().url);
  const needsRole = all.filter(({ roles }) => roles !== undefined);
  const setup = all.filter(({ path }) => path === "/createAdmin");
  return [...needsRole, ...setup];
}
const rowOf = ({ method, path }: { method: string; path: string }) =>
  table.get(`${method} ${path}`) ?? table.get(`${method} ${path.replace(/^\/api(?=\/)/, "")}`);

describe("the table of roles", () => {
  test("has a row for every call that needs an account, on every alias, and none besides", async () => {
    const calls = await guardedCalls();
    expect(calls.filter((one) => !rowOf(one)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    const described = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    expect([...table.keys()].filter((row) => !described.has(row))).toEqual([]);
  });

  test("is what the description says of each call", async () => {
    const differing = (await guardedCalls()).filter(
      (one) => one.roles && one.roles.join() !== rowOf(one)?.join(),
    );
    expect(differing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test.each(roleNames)(
    "holds in each cell of %s: refused with 403 and a sentence, or let in",
    async (role) => {
      for (const one of await guardedCalls()) {
        const { method, path } = one;
        const name = `${method} ${path} as ${role}`;
        const token = endsSessions.test(`${method} ${path}`)
          ? await (await accountOf(role)).token()
          : tokens[role];
        const answer = await call(method, fill(path), {
          token,
          ...(method === "GET" || method === "HEAD" ? {} : { json: {} }),
        });
        if (rowOf(one)?.includes(role)) expect([401, 403], name).not.toContain(answer.status);
        else {
          expect(answer.status, name).toBe(403);
          if (method !== "HEAD") expect(problem.parse(answer.json).message, name).not.toMatch(machinery);
        }
        expect(answer.headers.get("account-role"), name).toBe(role);
      }
    },
  );
});

describe("a role", () => {
  test("lets an editor make every write of the contract but those that take a record away", async () => {
    const ids = await makeOneOfEach();
    for (const { api, method, path, of, send } of writes) {
      const row = rowOf({ method, path: path("{id}", "{index}") });
      const answer = await call(method, path(of ? ids[of] : "", 0), {
        ...(await send(0)),
        token: tokens.editor,
      });
      const name = `${api} ${method} ${path("{id}")}`;
      if (row?.includes("editor")) expect(answer.status, `${name} ${answer.text}`).toBeLessThan(300);
      else expect(answer.status, name).toBe(403);
    }
  });

  test("leaves nothing of a refused write behind, files included", async () => {
    const id = await makeProject("water", { overview: "As it was" });
    const before = await readProject("water", id);
    const answer = await call("PATCH", `/UpdateWaterProject/waterProject/${id}`, {
      token: tokens.viewer,
      key: crypto.randomUUID(),
      form: formOf({ overview: "Changed", coverImage: await small.jpeg() }),
    });
    expect(answer.status).toBe(403);
    expect(await readProject("water", id)).toEqual(before);
  });

  test("gives a request that was refused its key back: it goes through once the role allows it", async () => {
    const account = await accountOf("viewer");
    const token = await account.token();
    const id = await makeProject("energy");
    const send = () =>
      call("POST", `/createAchiev/${id}/achievements`, {
        ...{ token, key: `waiting-${id}` },
        json: { title: "Pump repaired", detail: "", progress: 5 },
      });
    expect((await send()).status).toBe(403);
    expect((await call("PATCH", `/admins/${account.id}`, { json: { role: "editor" } })).status).toBe(200);
    expect((await send()).status).toBeLessThan(300);
    expect((await send()).headers.get("idempotency-replayed")).toBe("true");
  });

  test("is shown at sign-in and in the list, and counts from the next call on when it is changed", async () => {
    const account = await accountOf("publisher");
    const answer = await account.signIn();
    expect(answer.json).toMatchObject({ user: { role: "publisher" } });
    const { token } = answer.json as { token: string };
    const listed = async () =>
      ((await call("GET", "/admins")).json as { items: Record<string, unknown>[] }).items.find(
        ({ _id }) => _id === account.id,
      );
    expect(await listed()).toMatchObject({ role: "publisher" });
    const changed = await call("PATCH", `/admins/${account.id}`, { json: { role: "viewer" } });
    expect(changed.status, changed.text).toBe(200);
    expect(changed.json).toMatchObject({ role: "viewer", active: true });
    const refused = await call("DELETE", `/DeleteEvent/events/${nobody}`, { token });
    expect(refused.status).toBe(403);
    expect(refused.headers.get("account-role")).toBe("viewer");
    const trail = (await call("GET", `/audit?subject=${account.id}`)).json as { items: unknown[] };
    expect(trail.items[0]).toMatchObject({
      action: "role",
      before: { role: "publisher" },
      after: { role: "viewer" },
    });
  });

  test("is an administrator's where none is asked for, and the least of them where it is unknown", async () => {
    const make = async (role?: string) => {
      const email = `${crypto.randomUUID()}@ministry.example`;
      const json = { name: "Somebody", Email: email, Password: "a long enough password", role };
      return (await call("POST", "/createAdmin", { json })).json;
    };
    expect(await make()).toMatchObject({ user: { role: "administrator" } });
    expect(await make("owner")).toMatchObject({ user: { role: "viewer" } });
  });

  test.each([{ role: "owner" }, { role: 1 }, {}, { active: "no" }])(
    "%j is no change of an account",
    async (json) => {
      const { id } = await accountOf("viewer");
      const answer = await call("PATCH", `/admins/${id}`, { json });
      expect(answer.status).toBe(400);
      expect(problem.parse(answer.json).message).not.toMatch(machinery);
    },
  );

  test("is not changed over what another administrator changed meanwhile", async () => {
    const account = await accountOf("viewer");
    const { items } = (await call("GET", "/admins")).json as { items: { _id: string; updatedAt: string }[] };
    const version = items.find(({ _id }) => _id === account.id)?.updatedAt;
    const change = (role: string) =>
      call("PATCH", `/admins/${account.id}`, { json: { role }, headers: { "if-match": `"${version}"` } });
    expect((await change("editor")).status).toBe(200);
    const second = await change("publisher");
    expect(second.status).toBe(412);
    expect(problem.parse(second.json).message).toContain("account");
  });
});

describe("what is between the rows", () => {
  test("an editor brings back a photo and an achievement, not a whole record", async () => {
    const id = await makeProject("water", { photos: [await small.jpeg()] });
    await addAchievement("water", id, { title: "One", detail: "", progress: 1 });
    const { Photos } = (await readProject("water", id)) as { Photos: { _id: string }[] };
    await call("DELETE", `/DeleteWaterProject/${id}/photos`, { json: { index: 0 }, token: tokens.editor });
    const restore = (of: string, role: RoleName) =>
      call("POST", `/trash/${of}/restore`, { token: tokens[role] });
    expect((await restore(Photos[0]?._id ?? "", "editor")).status).toBe(200);
    const event = idOf(
      (await call("POST", "/createProjectEvent/Event", { form: formOf({ title: unique("Taken off") }) }))
        .json,
    );
    expect((await call("DELETE", `/DeleteEvent/events/${event}`, { token: tokens.publisher })).status).toBe(
      200,
    );
    expect((await restore(event, "editor")).status).toBe(403);
    expect((await restore(event, "publisher")).status).toBe(200);
    await call("DELETE", `/DeleteEvent/events/${event}`);
  });

  test("the change history shows accounts and addresses to administrators alone", async () => {
    const subject = (await accountOf("viewer")).id;
    const read = async (role: RoleName, query: string) =>
      (await call("GET", `/audit?${query}`, { token: tokens[role] })).json as {
        items: Record<string, unknown>[];
        total: number;
      };
    expect((await read("administrator", `subject=${subject}`)).total).toBeGreaterThan(0);
    for (const query of [`subject=${subject}`, "kind=admin", "kind=session"])
      expect((await read("publisher", query)).total, query).toBe(0);
    await makeProject("energy");
    expect((await read("viewer", "kind=project&limit=1")).items[0]).not.toHaveProperty("address");
    expect((await read("administrator", "kind=project&limit=1")).items[0]).toHaveProperty("address");
  });
});
