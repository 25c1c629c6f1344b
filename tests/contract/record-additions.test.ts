import { describe, expect, test } from "vitest";
import { pdf, reads } from "./support/calls.ts";
import { call, formOf, read, unique } from "./support/http.ts";
import { makeDocument, makeEvent, makeProject } from "./support/records.ts";
import { machinery, many, one, problem } from "./support/shapes.ts";
import { sectors } from "./support/sectors.ts";

/** What a kind of record says beyond the contract: as it is sent in a form, and as it is read. */
const place = { district: "Kismayo", latitude: "-0.358", longitude: "42.545" };
const progress = { stage: "ongoing", progress: "65", startYear: "2024" };
const translations = { so: { title: "Ceel", description: "Biyo" } };
const sent = {
  project: { ...place, ...progress, language: "ar", translations: JSON.stringify(translations) },
  event: {
    startsAt: "2027-03-01T06:00:00.000Z",
    endsAt: "2027-03-01T09:30:00.000Z",
    venue: "Town hall",
    ...{ sector: "water", district: "Afmadow", language: "so", translations: JSON.stringify(translations) },
  },
  document: { closingDate: "2027-03-01", sector: "energy", translations: JSON.stringify(translations) },
};
const stored = {
  project: {
    ...{ ...place, latitude: -0.358, longitude: 42.545 },
    ...{ ...progress, progress: 65, startYear: 2024 },
    language: "ar",
    translations,
  },
  event: { ...sent.event, translations },
  document: { ...sent.document, translations },
};

const kinds = [
  {
    kind: "energy",
    of: "project",
    create: ["POST", sectors.energy.create],
    update: ["PATCH", sectors.energy.update],
    make: (fields: Record<string, string>) => makeProject("energy", fields),
  },
  {
    kind: "water",
    of: "project",
    create: ["POST", sectors.water.create],
    update: ["PATCH", sectors.water.update],
    make: (fields: Record<string, string>) => makeProject("water", fields),
  },
  {
    kind: "event",
    of: "event",
    create: ["POST", "/createProjectEvent/Event"],
    update: ["PATCH", (id: string) => `/UpdateEvent/events/${id}`],
    make: makeEvent,
  },
  {
    kind: "document",
    of: "document",
    create: ["POST", "/createAssess/DocumentFile"],
    update: ["PUT", (id: string) => `/UpdateAssess/DocumentFile/${id}`],
    make: makeDocument,
  },
] as const;

const lists: Record<(typeof kinds)[number]["kind"], RegExp> = {
  energy: /readProjectEnergy\/EnergyProject$/,
  water: /readProjectWater\/[wW]aterProject$/,
  event: /^\/readProjectEvent\/Event$/,
  document: /^\/ReadAssess\/DocumentFile$/,
};
/** Addresses that read one whole record. */
const isWhole = (path: string) => !/achievements|photos/.test(path);

describe.each(kinds)("the additions to a record: $kind", ({ kind, of, create, update, make }) => {
  const singles = reads.filter((one) => one.of === kind && isWhole(one.path("x")));
  const listed = reads.filter((one) => !one.of && lists[kind].test(one.path("")));

  test("a form's are read back on every address, lists included", async () => {
    const id = await make(sent[of]);
    expect([singles.length, listed.length].every((count) => count > 0)).toBe(true);
    for (const { path } of singles)
      expect(one((await read(path(id))).json), path(id)).toMatchObject(stored[of]);
    for (const { path } of listed)
      expect(many((await read(path(""))).json).find(({ _id }) => _id === id)).toMatchObject(stored[of]);
  });

  if (of === "project")
    test("API-16, API-25: the lists of its achievements say its title in each language", async () => {
      const id = await make(sent[of]);
      const achievements = reads.filter(
        (each) => each.of === kind && each.path("x").endsWith("/achievements"),
      );
      expect(achievements.length).toBeGreaterThan(0);
      for (const { path } of achievements) {
        const { language, translations } = (await read(path(id))).json as Record<string, unknown>;
        expect({ language, translations }, path(id)).toEqual({
          language: "ar",
          translations: { so: { title: "Ceel" } },
        });
      }
    });

  test("a JSON body may have the translations as an object", async () => {
    const id = await make({});
    const json = { ...sent[of], translations };
    const answer = await call(update[0], update[1](id), { json });
    expect(answer.status, answer.text).toBe(200);
    expect(one(answer.json)).toMatchObject(stored[of]);
  });

  test("a change raises the ETag of the record and of its list", async () => {
    const id = await make({});
    const paths = [singles[0]?.path(id) ?? "", listed[0]?.path("") ?? ""];
    const tags = () => Promise.all(paths.map(async (path) => (await read(path)).headers.get("etag")));
    const before = await tags();
    expect((await call(update[0], update[1](id), { form: formOf({ district: "Dhobley" }) })).status).toBe(
      200,
    );
    for (const [at, tag] of (await tags()).entries()) expect(tag).not.toBe(before[at]);
  });

  test.each([
    ["district", "d".repeat(101)],
    ["language", "fr"],
    ["translations", "{"],
    ["translations", '{"so":{"title":["no","text"]}}'],
    ...(of === "project"
      ? [
          ["latitude", "95"],
          ["longitude", "42"],
          ["stage", "paused"],
          ["progress", "3.5"],
          ["startYear", "12"],
        ]
      : [["sector", "gas"]]),
    ...(of === "event"
      ? [
          ["startsAt", "2027-03-01T09:00"],
          ["startsAt", "2027-02-30T09:00Z"],
          ["endsAt", "2027-03-01T09:00Z"],
          ["venue", "v".repeat(201)],
        ]
      : []),
    ...(of === "document" ? [["closingDate", "2027-02-30"]] : []),
  ])(
    "%s of %j is refused with a sentence, in a form and in JSON, for a new record and a stored one",
    async (name, value) => {
      const id = await make({});
      const fields = { title: unique("Refused"), [name as string]: value as string };
      const file: Record<string, typeof pdf> = of === "document" ? { file: pdf } : {};
      const answers = [
        await call(create[0], create[1], { form: formOf({ ...fields, ...file }) }),
        await call(update[0], update[1](id), { form: formOf(fields) }),
        await call(update[0], update[1](id), { json: fields }),
      ];
      for (const answer of answers) {
        expect(answer.status, answer.text).toBe(400);
        expect(problem.parse(answer.json).message).not.toMatch(machinery);
      }
      for (const addition of Object.keys(stored[of]))
        expect(one((await read(singles[0]?.path(id) ?? "")).json)).not.toHaveProperty(addition);
    },
  );
});

test("a deleted project comes back from the trash with its additions, and the trail names what changed", async () => {
  const id = await makeProject("water", sent.project);
  await call("PATCH", sectors.water.update(id), { form: formOf({ progress: "70" }) });
  await call("DELETE", sectors.water.remove(id));
  expect((await call("POST", `/trash/${id}/restore`)).status).toBe(200);
  const back = one((await read(sectors.water.single(id))).json);
  expect(back).toMatchObject({ ...stored.project, progress: 70 });
  const trail = many((await call("GET", `/audit?subject=${id}`)).json);
  const change = trail.find(({ action }) => action === "update");
  expect([change?.["before"], change?.["after"]]).toMatchObject([{ progress: 65 }, { progress: 70 }]);
});

test("the description at /openapi.json names the fields of the forms", async () => {
  const { paths } = (await read("/openapi.json")).json as {
    paths: Record<
      string,
      Record<string, { requestBody: { content: Record<string, { schema: { properties: object } }> } }>
    >;
  };
  const bodies: [string, string, object][] = [
    [sectors.water.create, "post", sent.project],
    ["/createProjectEvent/Event", "post", sent.event],
    ["/createAssess/DocumentFile", "post", sent.document],
  ];
  for (const [path, method, fields] of bodies)
    for (const body of Object.values(paths[path]?.[method]?.requestBody.content ?? {}))
      expect(Object.keys(body.schema.properties)).toEqual(expect.arrayContaining(Object.keys(fields)));
});
