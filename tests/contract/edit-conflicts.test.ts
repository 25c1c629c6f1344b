import { beforeAll, describe, expect, test } from "vitest";
import { type Kind, pdf, writes } from "./support/calls.ts";
import { call, formOf, read, unique } from "./support/http.ts";
import { addAchievement, makeDocument, makeEvent, makeProject, readProject } from "./support/records.ts";
import { one, problem } from "./support/shapes.ts";
import { sectors } from "./support/sectors.ts";

/** Edits of one record by two people: what our server adds to the contract. `If-Match` names `updatedAt`. */
const ids = {} as Record<Kind, string>;
beforeAll(async () => {
  ids.energy = await makeProject("energy");
  ids.water = await makeProject("water");
  ids.event = await makeEvent();
  ids.document = await makeDocument();
  for (const sector of ["energy", "water"] as const)
    await addAchievement(sector, ids[sector], { title: "First", detail: "", progress: 10 });
});

const record = async (path: string) => one((await call("GET", path)).json);
const paths = {
  energy: (id: string) => sectors.energy.single(id),
  water: (id: string) => sectors.water.single(id),
  event: (id: string) => `/readProjectEvent/events/${id}`,
  document: (id: string) => `/ReadAssess/DocumentFile/${id}`,
};
const quoted = (version: unknown) => `"${String(version)}"`;
const onVersion = (version: unknown) => ({ "If-Match": quoted(version) });

/** Every edit on every address it has, and where the edited record is read. */
const edits = writes
  .filter(({ api }) => ["API-11", "API-12", "API-20", "API-22", "API-36", "API-42"].includes(api))
  .map(({ api, method, path, of, indexed, send }) => ({
    api,
    title: path("{id}"),
    method,
    send,
    path: () => path(ids[of as Kind]),
    shown: () =>
      indexed
        ? record(sectors[of as "energy" | "water"].one(ids[of as Kind], 0))
        : record(paths[of as Kind](ids[of as Kind])),
  }));

describe.each(edits)("$api: $method $title", ({ method, path, shown, send }) => {
  test("is done on the version that was shown", async () => {
    const { updatedAt } = await shown();
    const done = await call(method, path(), { ...(await send()), headers: onVersion(updatedAt) });
    expect(done.status, done.text).toBe(200);
    expect((await shown())["updatedAt"]).not.toBe(updatedAt);
  });

  test("is refused with 412 and a sentence when somebody was faster, and nothing is changed", async () => {
    const { updatedAt } = await shown();
    expect((await call(method, path(), await send())).status).toBe(200);
    const before = await shown();
    const late = await call(method, path(), { ...(await send()), headers: onVersion(updatedAt) });
    expect(late.status, late.text).toBe(412);
    expect(problem.parse(late.json).message).toMatch(/changed this .* both versions/);
    expect(await shown()).toEqual(before);
  });

  test("takes one of several versions, any for *, and asks nothing without the header", async () => {
    const { updatedAt } = await shown();
    const several = `"2020-01-01T00:00:00.000Z", ${quoted(updatedAt)}`;
    for (const headers of [{ "If-Match": several }, { "If-Match": "*" }, undefined]) {
      const done = await call(method, path(), { ...(await send()), headers });
      expect(done.status, done.text).toBe(200);
    }
  });

  test("of a key is answered as the first time, however old its version has become", async () => {
    const { updatedAt } = await shown();
    const sent = await send();
    const again = () => call(method, path(), { ...sent, headers: onVersion(updatedAt), key });
    const key = crypto.randomUUID();
    const [first, second] = [await again(), await again()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
  });

  test("refused for its version leaves the key free for the choice that was made", async () => {
    const key = crypto.randomUUID();
    const old = onVersion("2020-01-01T00:00:00.000Z");
    expect((await call(method, path(), { ...(await send()), headers: old, key })).status).toBe(412);
    const { updatedAt } = await shown();
    const chosen = await call(method, path(), { ...(await send()), headers: onVersion(updatedAt), key });
    expect(chosen.status, chosen.text).toBe(200);
  });
});

describe("the version of a project", () => {
  test.each(["energy", "water"] as const)(
    "changes with its achievements, which its form shows (%s)",
    async (sector) => {
      const id = await makeProject(sector);
      const version = async () => (await readProject(sector, id))["updatedAt"];
      const { add, change, drop, update } = sectors[sector];
      const json = { title: "Pump", detail: "", progress: 5 };
      for (const [method, path] of [
        ["POST", add(id)],
        [change.method, change.path(id, 0)],
        ["DELETE", drop(id, 0)],
      ] as const) {
        const shown = await version();
        expect((await call(method, path, method === "DELETE" ? {} : { json })).status).toBeLessThan(300);
        const form = formOf({ title: unique("Late") });
        const late = await call("PATCH", update(id), { form, headers: onVersion(shown) });
        expect(late.status, `${method} ${path}`).toBe(412);
      }
    },
  );

  test("stays the same when photos are added", async () => {
    const id = await makeProject("water");
    const { updatedAt } = await readProject("water", id);
    const photo = writes.find(({ api }) => api === "API-51");
    await call("POST", sectors.water.addPhotos(id), await photo!.send());
    expect((await readProject("water", id))["updatedAt"]).toBe(updatedAt);
  });
});

test("who was faster is named; oneself is spoken to as such", async () => {
  const id = await makeEvent();
  const { updatedAt } = await record(paths.event(id));
  const edit = (headers = {}, token?: string) =>
    call("PATCH", `/UpdateEvent/events/${id}`, { form: formOf({ ministry: "Energy" }), headers, token });
  await edit();
  expect((await edit(onVersion(updatedAt))).json).toMatchObject({
    message:
      "You changed this event elsewhere after it was opened here. Please look at both versions and choose.",
  });
  const other = { email: `${crypto.randomUUID()}@ministry.example`, password: "a long enough password" };
  const made = { name: "Amina", Email: other.email, Password: other.password };
  expect((await call("POST", "/createAdmin", { json: made })).status).toBeLessThan(300);
  const session = await call("POST", "/customerLogin", { token: null, json: other });
  const { token } = session.json as { token: string };
  await edit({}, token);
  expect((await edit(onVersion(updatedAt))).json).toMatchObject({
    message: "Amina changed this event after it was opened here. Please look at both versions and choose.",
  });
});

test("a document's replaced file is a change like any other", async () => {
  const id = await makeDocument();
  const { updatedAt } = await record(paths.document(id));
  const path = `/UpdateAssess/DocumentFile/${id}`;
  expect((await call("PUT", path, { form: formOf({ file: pdf }) })).status).toBe(200);
  const late = await call("PUT", path, { form: formOf({ title: "Late" }), headers: onVersion(updatedAt) });
  expect(late.status).toBe(412);
});

test("the version is sent in reads that visitors make too, and costs the list nothing more", async () => {
  expect(one((await read(paths.event(ids.event))).json)["updatedAt"]).toEqual(expect.any(String));
  const list = (await read(`/createAchiev/${ids.water}/achievements`)).json as { achievements: object[] };
  expect(Object.keys(list.achievements[0]!)).not.toContain("updatedAt");
});
