import { describe, expect, test } from "vitest";
import { call, formOf, read, unique } from "./support/http.ts";
import { small } from "./support/pictures.ts";
import { makeEvent } from "./support/records.ts";
import { event, eventPage, idOf, machinery, media, one, problem } from "./support/shapes.ts";

const list = async (query = "") => eventPage.parse((await read(`/readProjectEvent/Event${query}`)).json);
const create = async (fields: Record<string, string>) =>
  call("POST", "/createProjectEvent/Event", { form: formOf({ coverImage: await small.jpeg(), ...fields }) });
const singles = [
  ["API-31", (id: string) => `/readProjectEventSingal/Event/${id}`],
  ["API-32", (id: string) => `/readProjectEvent/events/${id}`],
  ["API-33", (id: string) => `/readProjectEvent/Event/${id}`],
] as const;

describe("events", () => {
  test.each(singles)("API-34, %s: what was sent is read back", async (_api, path) => {
    const fields = {
      title: unique("حدث Event"),
      ministry: "Ministry of Energy",
      description: "Short\ntext",
      moreDescription: "Longer <b>text</b>",
    };
    const id = await makeEvent({ ...fields, objectiveImage: await small.png() });
    const stored = event.loose().parse(one((await read(path(id))).json));
    expect(stored).toMatchObject({ _id: id, ...fields, objectiveImage: expect.any(String) });
    expect(Object.keys(media.parse(stored["media"])).sort()).toEqual(
      [stored.coverImage, String(stored["objectiveImage"])].sort(),
    );
  });

  test("API-34: without images and without texts but the title (AMB-27)", async () => {
    const title = unique("Only a title");
    const answer = await call("POST", "/createProjectEvent/Event", { form: formOf({ title }) });
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(one((await read(`/readProjectEvent/Event/${idOf(answer.json)}`)).json)).toMatchObject({
      title,
      ministry: "",
      description: "",
    });
    await call("DELETE", `/DeleteEvent/events/${idOf(answer.json)}`);
  });

  test.each([[""], ["  "]])("a title of %j is refused with a sentence", async (title) => {
    const answer = await create({ title });
    expect(answer.status).toBe(400);
    expect(problem.parse(answer.json).message).not.toMatch(machinery);
  });

  test.each([
    ["the same", (title: string) => title],
    ["in other case", (title: string) => title.toUpperCase()],
    ["with spaces around", (title: string) => `  ${title}\t`],
  ])("API-35, AMB-44: a title that is taken, %s, is refused on create and on update", async (_how, vary) => {
    const title = unique("Taken title");
    await makeEvent({ title });
    const other = await makeEvent();
    for (const answer of [
      await create({ title: vary(title) }),
      await call("PATCH", `/UpdateEvent/events/${other}`, { form: formOf({ title: vary(title) }) }),
    ]) {
      expect(answer.status, answer.text).toBe(409);
      expect(problem.parse(answer.json).message).not.toMatch(machinery);
    }
    const same = (await list()).items.filter((one) => one.title.trim().toLowerCase() === title.toLowerCase());
    expect(same).toHaveLength(1);
  });

  test("API-35: eight at once with one title make one event", async () => {
    const title = unique("Race");
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ title })));
    const made = answers.filter(({ status }) => status < 300);
    expect(answers.map(({ status }) => status).sort()).toEqual([
      made[0]?.status,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    await call("DELETE", `/DeleteEvent/events/${idOf(made[0]?.json)}`);
  });

  test("AMB-44: an event may keep its own title, and a deleted event's title is free again", async () => {
    const title = unique("Reused");
    const id = await makeEvent({ title });
    expect(
      (await call("PATCH", `/UpdateEvent/events/${id}`, { form: formOf({ title, ministry: "Other" }) }))
        .status,
    ).toBe(200);
    expect((await call("DELETE", `/DeleteEvent/events/${id}`)).status).toBe(200);
    await makeEvent({ title });
  });

  test("API-36: images change only when sent (A-140)", async () => {
    const id = await makeEvent({ description: "Before", objectiveImage: await small.jpeg() });
    const before = one((await read(`/readProjectEvent/Event/${id}`)).json);
    expect(
      (await call("PATCH", `/UpdateEvent/events/${id}`, { form: formOf({ description: "After" }) })).status,
    ).toBe(200);
    const texts = one((await read(`/readProjectEvent/Event/${id}`)).json);
    expect(texts).toMatchObject({
      title: before["title"],
      description: "After",
      coverImage: before["coverImage"],
      objectiveImage: before["objectiveImage"],
    });
    expect(
      (await call("PATCH", `/UpdateEvent/events/${id}`, { form: formOf({ coverImage: await small.png() }) }))
        .status,
    ).toBe(200);
    const after = one((await read(`/readProjectEvent/Event/${id}`)).json);
    expect(after["coverImage"]).not.toBe(before["coverImage"]);
    expect(after["objectiveImage"]).toBe(before["objectiveImage"]);
    expect(after["updatedAt"]).not.toBe(before["updatedAt"]);
  });

  test("API-37: a deleted event is gone from every address", async () => {
    const id = await makeEvent();
    expect(
      (await call("DELETE", `/DeleteEvent/events/${id}`, { headers: { "content-type": "application/json" } }))
        .status,
    ).toBe(200);
    for (const [, path] of singles) expect((await read(path(id))).status).toBe(404);
    expect((await call("DELETE", `/DeleteEvent/events/${id}`)).status).toBe(404);
  });
});

describe("the list of events", () => {
  test("API-28, API-29, AMB-43: always an envelope; the defaults are page 1 of 50", async () => {
    await makeEvent();
    const [bare, asked] = [await list(), await list("?page=1&limit=50")];
    expect(bare.limit).toBe(50);
    expect(asked).toEqual(bare);
    expect(bare.items.length).toBe(Math.min(50, bare.total));
  });

  test.each([
    "page=0",
    "page=-1",
    "page=two",
    "page=1e9",
    "page=999999999999999999999",
    "limit=0",
    "limit=-1",
    "limit=all",
    "limit=1000000000",
    "limit=1.5",
    "page=&limit=",
    "page=1&page=2",
    "limit[]=5",
    "page[$gt]=1",
    "limit=%00",
  ])("API-30: ?%s has a sane answer", async (query) => {
    const answer = await read(`/readProjectEvent/Event?${query}`);
    expect(answer.status, answer.text).toBe(200);
    const page = eventPage.parse(answer.json);
    expect(page.limit).toBeGreaterThan(0);
    expect(page.limit).toBeLessThanOrEqual(500);
    expect(page.items.length).toBeLessThanOrEqual(page.limit);
  });

  /** Ids on all pages of three, as of one moment: read again when other files have written events meanwhile. */
  async function idsOnAllPages(): Promise<{ total: number; seen: string[] }> {
    for (;;) {
      const first = await list("?limit=3");
      const seen: string[] = [];
      for (let page = 1; (page - 1) * 3 < first.total; page++)
        seen.push(...(await list(`?page=${page}&limit=3`)).items.map(({ _id }) => _id));
      const { total, items } = await list("?limit=3");
      if (total === first.total && items.every(({ _id }, at) => _id === first.items[at]?._id))
        return { total, seen };
    }
  }

  test("API-28: every event is on exactly one page", async () => {
    for (let i = 0; i < 7; i++) await makeEvent();
    const { total, seen } = await idsOnAllPages();
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    // Far behind the last page, whatever is made meanwhile.
    expect((await list(`?page=${Math.ceil(total / 3) + 1000}&limit=3`)).items).toEqual([]);
  });

  test("AMB-03, P-65: page 1 is the newest window, oldest first, so that its last three are the latest", async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.push(await makeEvent());
    const window = (await list()).items.map(({ _id }) => _id);
    expect(window.filter((id) => made.includes(id))).toEqual(made);
    const times = async (query: string) => (await list(query)).items.map((item) => String(item["createdAt"]));
    const third = String(one((await read(`/readProjectEvent/Event/${made[2] ?? ""}`)).json)["createdAt"]);
    for (const limit of [3, 50]) {
      const all = await times(`?page=1&limit=${limit}`);
      expect([...all].sort()).toEqual(all);
      // Whatever else is made meanwhile, nothing older than the third newest may be among the last three.
      expect(all.slice(-3).filter((time) => time < third)).toEqual([]);
    }
    const older = await times("?page=2&limit=3");
    expect([...older].sort()).toEqual(older);
  });
});
