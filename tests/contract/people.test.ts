import { describe, expect, test } from "vitest";
import { call, formOf, read, unique } from "./support/http.ts";
import { small } from "./support/pictures.ts";
import { makeEvent, makeProject } from "./support/records.ts";
import { problem } from "./support/shapes.ts";

const password = "a long enough password";

interface Listed {
  items: Record<string, unknown>[];
  total: number;
}
const listOf = async (path: string, token?: string) => {
  const answer = await call("GET", path, token === undefined ? {} : { token });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Listed;
};

/** Another admin, who has not signed in yet. */
async function newcomer() {
  const email = `${crypto.randomUUID()}@ministry.example`;
  const made = await call("POST", "/createAdmin", {
    json: { name: "Newcomer", Email: email, Password: password },
  });
  expect(made.status, made.text).toBe(201);
  const row = async () => (await listOf("/admins")).items.find((one) => one["email"] === email) ?? {};
  const signIn = async () => {
    const answer = await call("POST", "/customerLogin", { token: null, json: { email, password } });
    return (answer.json as { token: string }).token;
  };
  return { row, signIn };
}

describe("the list of admins", () => {
  test("shows when somebody signed in last, and nothing for who never did", async () => {
    const { row, signIn } = await newcomer();
    expect(await row()).not.toHaveProperty("lastSignInAt");
    const before = Date.now() - 1000;
    const token = await signIn();
    await call("POST", "/logout", { token });
    expect(Date.parse(String((await row())["lastSignInAt"]))).toBeGreaterThan(before);
  });

  test("nobody deactivates their own account", async () => {
    const { row, signIn } = await newcomer();
    const token = await signIn();
    const { _id } = await row();
    const refused = await call("PATCH", `/admins/${String(_id)}`, { token, json: { active: false } });
    expect(refused.status, refused.text).toBe(409);
    expect((refused.json as { message: string }).message).toMatch(/own account/);
    expect((await call("GET", "/sessions", { token })).status).toBe(200);
  });
});

describe("a password that somebody else has chosen", () => {
  const given = async (token: string) =>
    (await call("GET", "/sessions", { token })).headers.get("account-password");

  test("is told to the portal until its owner changes it, and nothing is refused for it", async () => {
    const { signIn } = await newcomer();
    const token = await signIn();
    expect(await given(token)).toBe("given");
    const made = await call("POST", "/createProjectEvent/Event", {
      token,
      form: formOf({ title: unique("With a given password") }),
    });
    expect(made.status, made.text).toBe(201);
    const changed = await call("POST", "/password", {
      token,
      json: { current: password, password: "four words nobody knows" },
    });
    expect(changed.status, changed.text).toBe(200);
    expect(await given(token)).toBeNull();
    expect((await call("GET", "/sessions")).headers.get("account-password")).toBeNull();
  });
});

describe("the audit trail", () => {
  test("is limited to a span of time, the first moment counted in, the last not", async () => {
    const id = await makeEvent({ title: unique("Span") });
    await call("PATCH", `/UpdateEvent/events/${id}`, { form: formOf({ ministry: "Later" }) });
    const actions = async (span: string) =>
      (await listOf(`/audit?subject=${id}${span}`)).items.map(({ action }) => action);
    const [update, create] = (await listOf(`/audit?subject=${id}`)).items.map(({ at }) => String(at));
    // Moments are sent in milliseconds and stored in microseconds.
    const after = new Date(Date.parse(update ?? "") + 1).toISOString();
    expect(await actions(`&from=${create}`)).toEqual(["update", "create"]);
    expect(await actions(`&until=${create}`)).toEqual([]);
    expect(await actions(`&from=${update}&until=${after}`)).toContain("update");
    expect(await actions(`&from=${after}`)).toEqual([]);
    expect(await actions("&from=&until=%00")).toEqual(["update", "create"]);
    for (const path of ["/audit?from=yesterday", "/audit?until=2026-13-01", "/audit/export?from=x"]) {
      const refused = await call("GET", path);
      expect(refused.status).toBe(400);
      expect(problem.parse(refused.json).message).toContain("must be a date");
    }
  });
});

describe("projects without photos", () => {
  test("are those whose gallery is empty, or was emptied, newest first", async () => {
    const without = await makeProject("energy", { title: unique("No photo") });
    const emptied = await makeProject("water", { photos: [await small.jpeg()] });
    const withOne = await makeProject("water", { photos: [await small.jpeg()] });
    const found = async () => {
      const { items, total } = await listOf("/projects-without-photos?limit=200");
      expect(total).toBeGreaterThanOrEqual(items.length);
      return items;
    };
    const before = (await found()).map(({ _id }) => _id);
    expect(before).toContain(without);
    expect(before).not.toContain(emptied);
    await call("DELETE", `/DeleteWaterProject/${emptied}/photos`, { json: { index: 0 } });
    const after = await found();
    expect(
      after.map(({ _id }) => _id).filter((id) => [without, emptied, withOne].includes(String(id))),
    ).toEqual([emptied, without]);
    expect(after.find(({ _id }) => _id === without)).toMatchObject({ sector: "energy" });
    await call("DELETE", `/DeleteEnergyProject/energy/${without}`);
    expect((await found()).map(({ _id }) => _id)).not.toContain(without);
  });

  test("are shown to administrators alone", async () => {
    expect((await read("/projects-without-photos")).status).toBe(401);
  });
});
