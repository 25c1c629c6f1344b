import { beforeEach, describe, expect, test } from "vitest";
import { call, formOf, read } from "./support/http.ts";
import { addAchievement, makeProject, readProject } from "./support/records.ts";
import { achievement, machinery, many, one, problem } from "./support/shapes.ts";
import { sectors } from "./support/sectors.ts";

const three = [
  { title: "First", detail: "One", progress: 10 },
  { title: "Second", detail: "Two", progress: 20 },
  { title: "Third", detail: "Three", progress: 30 },
];

describe.each([
  ["energy", "API-17", "API-21", "API-22", "API-24"],
  ["water", "API-18", "API-19", "API-20", "API-23"],
] as const)("achievements of %s projects", (sector, add, single, update, remove) => {
  const calls = sectors[sector];
  let id = "";
  const list = async () => many((await read(`/createAchiev/${id}/achievements`)).json, "achievements");
  const titles = async () => (await list()).map(({ title }) => title);

  beforeEach(async () => {
    id = await makeProject(sector);
    for (const one of three) await addAchievement(sector, id, one);
  });

  test(`${add}, API-16: added ones are listed in their order, with an id of their own each`, async () => {
    expect(await list()).toMatchObject(three);
    expect(new Set((await list()).map(({ _id }) => _id)).size).toBe(3);
    expect((await readProject(sector, id))["achievements"]).toMatchObject(three);
  });

  test(`API-25: the viewer's address gives title and achievements`, async () => {
    const { title } = await readProject(sector, id);
    expect((await read(`/${id}/achievements`)).json).toMatchObject({ title, achievements: three });
  });

  test(`${single}: one by its position`, async () => {
    expect(achievement.loose().parse(one((await read(calls.one(id, 1))).json))).toMatchObject({
      title: "Second",
      detail: "Two",
      progress: 20,
    });
  });

  test(`${update}: changed at its position, the others stay`, async () => {
    const answer = await call(calls.change.method, calls.change.path(id, 1), {
      json: { title: "Second, better", detail: "New", progress: 55 },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await list()).toMatchObject([
      three[0],
      { title: "Second, better", detail: "New", progress: 55 },
      three[2],
    ]);
  });

  test(`${remove}: removed at its position, the rest moves up (A-118)`, async () => {
    const answer = await call("DELETE", calls.drop(id, 0));
    expect(answer.status, answer.text).toBe(200);
    expect(await titles()).toEqual(["Second", "Third"]);
    expect(
      (await call("DELETE", calls.drop(id, 1), { headers: { "content-type": "application/json" } })).status,
    ).toBe(200);
    expect(await titles()).toEqual(["Second"]);
  });

  test.each([
    [-5, 0],
    [0, 0],
    [100, 100],
    [250, 100],
    ["70", 70],
    ["", 0],
    ["many", 0],
    [null, 0],
    [undefined, 0],
  ])(`${add}: a progress of %j is stored as %j (A-108, A-121)`, async (progress, stored) => {
    await addAchievement(sector, id, { title: "Clamped", detail: "", progress });
    expect((await list()).at(-1)).toMatchObject({ title: "Clamped", progress: stored });
  });

  test.each([[""], ["   "], [undefined], [7], [["a"]]])(
    `${add}, ${update}: a title of %j is refused with a sentence and nothing changes`,
    async (title) => {
      for (const answer of [
        await call("POST", calls.add(id), { json: { title, detail: "x", progress: 1 } }),
        await call(calls.change.method, calls.change.path(id, 0), {
          json: { title, detail: "x", progress: 1 },
        }),
      ]) {
        expect(answer.status, answer.text).toBe(400);
        expect(problem.parse(answer.json).message).not.toMatch(machinery);
      }
      expect(await list()).toMatchObject(three);
    },
  );

  test(`${add}: title and detail are trimmed (A-106, A-107)`, async () => {
    await addAchievement(sector, id, { title: "  Trimmed  ", detail: "  so is this ", progress: 1 });
    expect((await list()).at(-1)).toMatchObject({ title: "Trimmed", detail: "so is this" });
  });

  test.each(["3", "99", "-1", "1.5", "first", "%20", "1e0", "0x1", "9999999999999999999999", "NaN"])(
    "API-26: position %s is refused everywhere and nothing changes",
    async (index) => {
      const tried = [
        await read(calls.one(id, index)),
        await call(calls.change.method, calls.change.path(id, index), {
          json: { title: "Wrong place", detail: "", progress: 1 },
        }),
        await call("DELETE", calls.drop(id, index)),
      ];
      for (const answer of tried) {
        expect([400, 404], answer.text).toContain(answer.status);
        expect(problem.parse(answer.json).message).not.toMatch(machinery);
      }
      expect(await list()).toMatchObject(three);
    },
  );

  test("AMB-19: a write that carries the id of what the screen showed is refused with 409 when it has moved", async () => {
    const [first, second] = (await list()).map(({ _id }) => String(_id));
    const wrong = [
      await call(calls.change.method, calls.change.path(id, 0), {
        json: { id: second, title: "Moved", detail: "", progress: 1 },
      }),
      await call("DELETE", calls.drop(id, 0), { json: { id: second } }),
      await call("DELETE", `${calls.drop(id, 0)}?id=${second}`),
    ];
    for (const answer of wrong) {
      expect(answer.status, answer.text).toBe(409);
      expect(problem.parse(answer.json).message).not.toMatch(machinery);
    }
    expect(await list()).toMatchObject(three);
    expect((await call("DELETE", `${calls.drop(id, 0)}?id=${first}`)).status).toBe(200);
    expect(await titles()).toEqual(["Second", "Third"]);
  });

  test("AMB-19: two deletes of the same shown achievement take one away", async () => {
    const shown = (await list())[1]?.["_id"];
    const answers = await Promise.all(
      [0, 1].map(() => call("DELETE", `${calls.drop(id, 1)}?id=${String(shown)}`)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await titles()).toEqual(["First", "Third"]);
  });

  test("ten added at once are all there", async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        addAchievement(sector, id, { title: `Parallel ${i}`, detail: "", progress: i }),
      ),
    );
    const all = await titles();
    expect(all).toHaveLength(13);
    expect(new Set(all).size).toBe(13);
  });

  describe("as the form's text block (A-95, AMB-17)", () => {
    const save = (achievements: string) =>
      call("PATCH", calls.update(id), { form: formOf({ achievements }) });

    test("A-96: saved twice without an edit, the list stays as it is, ids included", async () => {
      const before = await list();
      const block = three
        .map(({ title, progress, detail }) => `• ${title} (${progress}%) – ${detail}`)
        .join("\n");
      for (let i = 0; i < 2; i++) expect((await save(block)).status).toBe(200);
      expect(await list()).toEqual(before);
    });

    test("details of several lines, brackets and dashes in texts survive", async () => {
      const odd = {
        title: "Well (north) – deep",
        detail: "Line one\nline two – with a dash\n(30 m)",
        progress: 45,
      };
      await addAchievement(sector, id, odd);
      const before = await list();
      const block = before
        .map(
          ({ title, progress, detail }) =>
            `• ${String(title)} (${String(progress)}%) – ${String(detail).replaceAll("\n", "\n  ")}`,
        )
        .join("\n");
      expect((await save(block)).status).toBe(200);
      expect((await list()).slice(0, 3)).toEqual(before.slice(0, 3));
      expect((await list()).at(-1)).toMatchObject({ detail: odd.detail, progress: 45 });
    });

    test("both ways of writing the progress are read, new lines become new achievements", async () => {
      expect(
        (await save("• First (15%) – One\n• Second [25] Two\n• Third (30%) – Three\n• Fourth [40%]")).status,
      ).toBe(200);
      expect(await list()).toMatchObject([
        { title: "First", progress: 15 },
        { title: "Second", progress: 25, detail: "Two" },
        { title: "Third" },
        { title: "Fourth", progress: 40 },
      ]);
    });

    test("a line without progress and detail keeps what the list holds under its title", async () => {
      expect((await save("• First\n• Second\n• Third")).status).toBe(200);
      expect(await list()).toMatchObject(three);
    });

    test("text that is no list leaves the list alone and says so", async () => {
      const answer = await save("We have been busy this year and will report at the next meeting.");
      expect(answer.status, answer.text).toBe(200);
      expect(await list()).toMatchObject(three);
      expect(answer.text).toMatch(/warning/i);
    });

    test("an absent field changes nothing", async () => {
      expect((await call("PATCH", calls.update(id), { form: formOf({ overview: "New" }) })).status).toBe(200);
      expect(await list()).toMatchObject(three);
    });
  });
});

test("AMB-46: the generic addresses of the water side take an energy project's id too", async () => {
  const id = await makeProject("energy");
  for (const item of three) await addAchievement("energy", id, item);
  expect(
    (
      await call("PUT", `/Update/${id}/achievements/0`, {
        json: { title: "Changed", detail: "", progress: 5 },
      })
    ).status,
  ).toBe(200);
  expect((await call("DELETE", `/Delete/${id}/achievements/1`)).status).toBe(200);
  expect(many((await read(`/createAchiev/${id}/achievements`)).json, "achievements")).toMatchObject([
    { title: "Changed" },
    { title: "Third" },
  ]);
});

test("P-123: text sent at creation that is no list is read back as text", async () => {
  const words = "Measurement goes on and will be reported when it is done.";
  const id = await makeProject("water", { achievements: words });
  expect(JSON.stringify((await readProject("water", id))["achievements"])).toContain(words);
});

test.each([
  ["prose", "Measurement goes on and will be reported when it is done."],
  ["bullets without a figure", "• First well\n• Second well"],
])("P-140, API-25: of %s the viewer learns that nobody gave a figure", async (_kind, text) => {
  const id = await makeProject("water", { achievements: text });
  for (const path of [`/${id}/achievements`, `/createAchiev/${id}/achievements`]) {
    const list = many((await read(path)).json, "achievements");
    expect(list.length).toBeGreaterThan(0);
    for (const one of list) expect(one).toMatchObject({ progress: 0, plain: true });
  }
  const measured = await makeProject("water", { achievements: "• Begun (0%)" });
  const [begun] = many((await read(`/${measured}/achievements`)).json, "achievements");
  expect(begun).toMatchObject({ title: "Begun", progress: 0 });
  expect(begun).not.toHaveProperty("plain");
});
