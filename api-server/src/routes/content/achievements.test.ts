import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const create = async (form: Record<string, string>) => {
  const answer = await server.call("POST", "/createProjectWater/waterProject", { form });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const single = async (id: string) =>
  (await server.call("GET", `/readProjectWaterSingal/waterProject/${id}`, { token: null })).json();
const update = (id: string, form: Record<string, string>) =>
  server.call("PATCH", `/UpdateWaterProject/waterProject/${id}`, { form });

describe("achievements", () => {
  const path = (id: string, index: number | string) => `/Update/${id}/achievements/${index}`;

  it("come in the shape they were sent in: objects, strings, text (P-121…123)", async () => {
    const objects = await create({ title: "o", achievements: "• Drilled (60%) – Well\n• Tank (5%)" });
    expect(objects.achievements).toEqual([
      { _id: expect.any(String), title: "Drilled", detail: "Well", progress: 60 },
      { _id: expect.any(String), title: "Tank", detail: "", progress: 5 },
    ]);
    expect((await create({ title: "s", achievements: "- one\n- two" })).achievements).toEqual(["one", "two"]);
    expect((await create({ title: "t", achievements: "Prose.\nMore." })).achievements).toBe("Prose.\nMore.");
  });

  it("survive an unreadable block: the list stays, the text is kept, the editor is warned (AMB-17)", async () => {
    const { _id, achievements } = await create({ title: "o", achievements: "• Drilled (60%) – Well" });
    const changed = (await update(_id, { achievements: "All finished last year." })).json();
    expect(changed).toMatchObject({ achievements, achievementsText: "All finished last year." });
    expect(changed.warning).toContain("the list is unchanged");
  });

  it("survive an emptied text, and the editor is warned of it", async () => {
    const { _id, achievements } = await create({ title: "e", achievements: "• Drilled (60%)\n• Tank (5%)" });
    const emptied = (await update(_id, { achievements: " " })).json();
    expect(emptied).toMatchObject({
      achievements,
      warning: "2 achievements that the text does not name were kept.",
    });
    expect((await update(_id, { overview: "New" })).json()).not.toHaveProperty("warning");
    const bare = await create({ title: "bare" });
    expect((await update(bare._id, { achievements: "" })).json()).not.toHaveProperty("warning");
  });

  it("of a prose text can be addressed by position; the other lines stay (API-16…23)", async () => {
    const { _id } = await create({ title: "t", achievements: "First.\nSecond." });
    const changed = await server.call("PUT", path(_id, 1), {
      json: { title: "Second, done", progress: "150" },
    });
    expect(changed.json()).toMatchObject({ title: "Second, done", progress: 100 });
    const { achievements } = (
      await server.call("GET", `/createAchiev/${_id}/achievements`, { token: null })
    ).json();
    expect(achievements.map((one: { title: string }) => one.title)).toEqual(["First.", "Second, done"]);
  });

  it("are guarded by the id that was shown: 409 when another is there (AMB-19)", async () => {
    const { _id, achievements } = await create({ title: "g", achievements: "• a (1%)\n• b (2%)" });
    const [a, b] = achievements;
    expect((await server.call("DELETE", `/Delete/${_id}/achievements/0?id=${b._id}`)).statusCode).toBe(409);
    expect((await server.call("DELETE", `/Delete/${_id}/achievements/0?id=${a._id}`)).statusCode).toBe(200);
    expect((await server.call("PUT", path(_id, 1), { json: { title: "x", id: b._id } })).statusCode).toBe(
      409,
    );
    expect((await server.call("PUT", path(_id, 0), { json: { title: "x", id: b._id } })).statusCode).toBe(
      200,
    );
  });

  it.each(["-1", "7", "1.5", "abc", "99999999999999999999", "%00"])(
    "at position %s: refused, nothing changed (API-26)",
    async (at) => {
      const { _id, achievements } = await create({ title: "i", achievements: "• a (1%)" });
      for (const answer of [
        await server.call("DELETE", `/Delete/${_id}/achievements/${at}`),
        await server.call("PUT", path(_id, at), { json: { title: "x" } }),
        await server.call("GET", `/ReadSigngalWaterAchiev/${_id}/achievements/${at}`, { token: null }),
      ]) {
        expect([400, 404]).toContain(answer.statusCode);
      }
      expect((await single(_id)).achievements).toEqual(achievements);
    },
  );

  it("added by two at once are both there", async () => {
    const { _id } = await create({ title: "two" });
    const add = (title: string) =>
      server.call("POST", `/createWaterAchiev/${_id}/achievements`, {
        json: { title, detail: " d ", progress: -3 },
      });
    await Promise.all([add("one"), add("two")]);
    const { achievements, title, sector } = (
      await server.call("GET", `/${_id}/achievements`, { token: null })
    ).json();
    expect({ title, sector }).toEqual({ title: "two", sector: "water" });
    expect(achievements.map((one: { title: string }) => one.title).sort()).toEqual(["one", "two"]);
    expect(achievements[0]).toMatchObject({ detail: "d", progress: 0 });
  });

  it("need a title, with the sentence of their screen (A-106, A-121)", async () => {
    const { _id } = await create({ title: "t", achievements: "• a (1%)" });
    const added = await server.call("POST", `/createWaterAchiev/${_id}/achievements`, {
      json: { title: " " },
    });
    expect(added.json().message).toBe("Achievement title is required.");
    expect((await server.call("PUT", path(_id, 0), { json: {} })).json().message).toBe("Title is required.");
  });
});
