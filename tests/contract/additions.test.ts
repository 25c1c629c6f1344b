import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { call, formOf, read, unique } from "./support/http.ts";
import { small } from "./support/pictures.ts";
import { addAchievement, makeDocument, makeEvent, makeProject, readProject } from "./support/records.ts";
import { idOf, machinery, many, problem } from "./support/shapes.ts";
import { sectors } from "./support/sectors.ts";

const password = "a long enough password";

/** Another admin, signed in. */
async function colleague() {
  const email = `${crypto.randomUUID()}@ministry.example`;
  const made = await call("POST", "/createAdmin", {
    json: { name: "Colleague", Email: email, Password: password },
  });
  expect(made.status, made.text).toBeLessThan(300);
  const signIn = async (word = password) =>
    call("POST", "/customerLogin", { token: null, json: { email, password: word } });
  return { email, signIn, token: ((await signIn()).json as { token: string }).token };
}
const works = async (token: string) => (await call("GET", "/sessions", { token })).status === 200;

describe("the trash", () => {
  test.each(["energy", "water"] as const)("a deleted %s project comes back whole", async (sector) => {
    const id = await makeProject(sector, {
      overview: "Kept",
      photos: [await small.jpeg(), await small.png()],
    });
    await addAchievement(sector, id, { title: "Kept too", detail: "", progress: 30 });
    const before = await readProject(sector, id);
    expect((await call("DELETE", sectors[sector].remove(id))).status).toBe(200);
    expect((await call("GET", "/trash")).text).toContain(id);
    const back = await call("POST", `/trash/${id}/restore`);
    expect(back.status, back.text).toBe(200);
    expect({ ...(await readProject(sector, id)), updatedAt: "" }).toEqual({ ...before, updatedAt: "" });
    expect((await call("POST", `/trash/${id}/restore`)).status).toBe(404);
  });

  test("AMB-18: a deleted photo and a deleted achievement come back to their places", async () => {
    const id = await makeProject("water", {
      photos: [await small.jpeg(), await small.jpeg(), await small.jpeg()],
    });
    for (const title of ["One", "Two", "Three"])
      await addAchievement("water", id, { title, detail: "", progress: 1 });
    const photos = async () => many((await read(sectors.water.photos(id))).json, "photos");
    const items = async () => many((await read(`/createAchiev/${id}/achievements`)).json, "achievements");
    const [shownPhotos, shownItems] = [await photos(), await items()];
    await call("DELETE", sectors.water.dropPhoto(id), { json: { index: 1 } });
    await call("DELETE", sectors.water.drop(id, 1));
    const trash = many((await call("GET", "/trash")).json, "items");
    const lying = (gone: Record<string, unknown> | undefined) =>
      trash.find((one) => one["_id"] === gone?.["_id"]);
    const project = { projectId: id, sector: "water" };
    expect(lying(shownPhotos[1])).toMatchObject({
      kind: "photo",
      // An address that shows the picture without a token: nobody else is served it while it lies there.
      Image: expect.stringContaining(`/${String(shownPhotos[1]?.["Image"])}?pass=`),
      ...project,
    });
    const item = lying(shownItems[1]);
    expect(item).toMatchObject({ kind: "achievement", title: "Two", ...project });
    expect(String(item?.["deletedBy"])).not.toBe("");
    const retentionMs = Date.parse(String(item?.["keptUntil"])) - Date.parse(String(item?.["deletedAt"]));
    expect(retentionMs).toBe(30 * 24 * 3_600_000);
    for (const gone of [shownPhotos[1], shownItems[1]])
      expect((await call("POST", `/trash/${String(gone?.["_id"])}/restore`)).status).toBe(200);
    expect(await photos()).toEqual(shownPhotos);
    expect(await items()).toEqual(shownItems);
  });

  test("AMB-44: an event whose title was taken meanwhile can't come back", async () => {
    const title = unique("Back");
    const id = await makeEvent({ title });
    await call("DELETE", `/DeleteEvent/events/${id}`);
    await makeEvent({ title });
    const back = await call("POST", `/trash/${id}/restore`);
    expect(back.status, back.text).toBe(409);
    expect(problem.parse(back.json).message).not.toMatch(machinery);
  });
});

describe("sessions and admins", () => {
  test("one's own sessions are listed and can be ended, one or all others", async () => {
    const { token, signIn } = await colleague();
    const others = [
      ((await signIn()).json as { token: string }).token,
      ((await signIn()).json as { token: string }).token,
    ];
    const listed = await call("GET", "/sessions", { token });
    expect(listed.status, listed.text).toBe(200);
    for (const secret of [token, ...others]) expect(listed.text).not.toContain(secret);
    expect((await call("DELETE", "/sessions", { token })).status).toBeLessThan(300);
    expect([await works(token), await works(others[0] ?? ""), await works(others[1] ?? "")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("a deactivated admin is out at once, and back when activated", async () => {
    const { email, token, signIn } = await colleague();
    const admins = await call("GET", "/admins");
    expect(admins.text).not.toMatch(/argon2|password_?hash|queue_?key/i);
    const list = JSON.stringify(admins.json).match(/\{[^{}]*\}/g) ?? [];
    const { _id } = JSON.parse(list.find((one) => one.includes(email)) ?? "{}") as { _id: string };
    expect((await call("PATCH", `/admins/${_id}`, { json: { active: false } })).status).toBe(200);
    expect(await works(token)).toBe(false);
    expect((await signIn()).status).toBe(401);
    expect((await call("PATCH", `/admins/${_id}`, { json: { active: true } })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  test("a changed password needs the old one and ends the other sessions", async () => {
    const { token, signIn } = await colleague();
    const other = ((await signIn()).json as { token: string }).token;
    const wrong = await call("POST", "/password", {
      token,
      json: { current: "not this", password: "another long password" },
    });
    expect([400, 401, 403], wrong.text).toContain(wrong.status);
    const changed = await call("POST", "/password", {
      token,
      json: { current: password, password: "another long password" },
    });
    expect(changed.status, changed.text).toBeLessThan(300);
    expect(await works(other)).toBe(false);
    expect((await signIn()).status).toBe(401);
    expect((await signIn("another long password")).status).toBe(200);
  });
});

test("the change history shows who did what, with before and after", async () => {
  const { token } = await colleague();
  const id = await makeEvent({ ministry: "Before" });
  await call("PATCH", `/UpdateEvent/events/${id}`, { token, form: formOf({ ministry: "After" }) });
  const trail = await call("GET", `/audit?subject=${id}`);
  expect(trail.status, trail.text).toBe(200);
  expect(trail.text).toContain("Colleague");
  expect(trail.text).toContain("Before");
  expect(trail.text).toContain("After");
  expect(trail.text).not.toContain(token);
});

test("receipts: of many keys, the ones that arrived are named", async () => {
  const [sent, lost] = [crypto.randomUUID(), crypto.randomUUID()];
  const made = await call("POST", "/createProjectEvent/Event", {
    form: formOf({ title: unique("Receipt") }),
    key: sent,
  });
  const answer = await call("POST", "/receipts", { json: { keys: [sent, lost] } });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json).toMatchObject({ receipts: [{ key: sent, _id: idOf(made.json) }] });
  expect(answer.text).not.toContain(lost);
  const tooMany = await call("POST", "/receipts", {
    json: { keys: Array.from({ length: 501 }, () => sent) },
  });
  expect([400, 413]).toContain(tooMany.status);
  await call("DELETE", `/DeleteEvent/events/${idOf(made.json)}`);
});

test.each(["/trash", "/audit", "/sessions", "/admins"])("%s is for admins alone", async (path) => {
  expect((await read(path)).status).toBe(401);
});

test("a publication shows the hash of the very bytes served, and of a new file when it gets one", async () => {
  const id = await makeDocument();
  const check = async () => {
    const { data } = (await read(`/ReadAssess/DocumentFile/${id}`)).json as {
      data: { sha256: string; fileUrl: string };
    };
    const { bytes } = await read(new URL(data.fileUrl).pathname);
    expect(data.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
    return data.sha256;
  };
  const first = await check();
  const file = { data: Buffer.from("Other words."), name: "notes.txt", type: "text/plain" };
  const answer = await call("PUT", `/UpdateAssess/DocumentFile/${id}`, { form: formOf({ file }) });
  expect(answer.status, answer.text).toBe(200);
  expect(await check()).not.toBe(first);
});
