import { describe, expect, test } from "vitest";
import { apiOf } from "./testing/api-of.ts";
import type { Reply } from "./testing/fake-host.ts";
import { recorded } from "./testing/recorded.ts";

const gives = (name: string): Reply => ({ json: recorded(name) });
const fieldsOf = (body: unknown) => [...(body as FormData).keys()];
const jpeg = () => new File(["x"], "a.jpg", { type: "image/jpeg" });

describe("projects", () => {
  test("API-05, P-104: the energy list, entries that are none left out", async () => {
    const { api } = apiOf({ "GET /readProjectEnergy/EnergyProject": gives("projects-with-odd-entry") });
    const list = await api.projects.list("energy");
    expect(list.map(({ id, title, sector }) => [id, title, sector])).toEqual([
      ["a1", "Borehole drilling", "energy"],
      ["b2", "Kiosk repair", "energy"],
    ]);
  });

  test("API-08, P-109: the water list falls back on /api", async () => {
    const { api } = apiOf({
      "GET /readProjectWater/waterProject": { status: 500, json: {} },
      "GET /api/readProjectWater/waterProject": gives("projects-data"),
    });
    await expect(api.projects.list("water")).resolves.toHaveLength(2);
  });

  test("P-138: an id from the address is encoded", async () => {
    const { api, asked } = apiOf();
    await expect(api.projects.get("water", "a/../b?c")).rejects.toMatchObject({ status: 404 });
    expect(asked()).toEqual(["GET /readProjectWaterSingal/waterProject/a%2F..%2Fb%3Fc"]);
  });

  test("API-09: references become pictures under the storage address", async () => {
    const { api } = apiOf({ "GET /readProjectEnergySingal/EnergyProject/x": gives("project-array") });
    const project = await api.projects.get("energy", "x");
    expect(project.coverImage?.url).toBe("https://store.example/uploads/1712-cover%20image.jpg");
    expect(project.stakeholders.map((picture) => picture?.url)).toEqual([
      "https://files.example.org/logos/one.png",
      "https://store.example/two.png",
      "https://store.example/three.png",
      "https://store.example/four.png",
    ]);
  });

  test("an empty array is no project", async () => {
    const { api } = apiOf({ "GET /readProjectEnergySingal/EnergyProject/x": { json: [] } });
    await expect(api.projects.get("energy", "x")).rejects.toThrow("Failed to load project.");
  });

  test.each([
    ["API-03", "energy", "/createProjectEnergy/EnergyProject"],
    ["API-04", "water", "/createProjectWater/waterProject"],
  ] as const)(
    "%s, A-69, A-71: create sends the contract's keys, and only what was chosen",
    async (_, sector, path) => {
      const { api, seen } = apiOf({ [`POST ${path}`]: { json: { data: { _id: "n1", title: "T" } } } });
      const receipt = await api.projects.create(sector, {
        title: "T",
        description: "D",
        geography: "G",
        components: ["1", "2", "3", "4"],
        achievements: "• A",
        coverImage: jpeg(),
        geographicImage: jpeg(),
        stakeholders: [jpeg(), undefined, jpeg(), undefined],
        photos: [jpeg(), jpeg()],
      });
      expect(receipt).toMatchObject({ id: "n1", title: "T" });
      expect(fieldsOf(seen[0]?.body)).toEqual([
        "title",
        "desc",
        "geogrpahic",
        "componentOne",
        "componentTwo",
        "componentThree",
        "componentFour",
        "achievements",
        "coverImage",
        "GeographicImage",
        "stackeHolder1",
        "stakeHolder3",
        "photos",
        "photos",
      ]);
    },
  );

  test("our additions go out under their own names, translations as JSON, and only what was given", async () => {
    const { api, seen } = apiOf();
    const translations = { so: { title: "Ceel" } };
    await expect(
      api.projects.create("water", { title: "T", district: "Kismayo", latitude: "0", translations }),
    ).rejects.toHaveProperty("kind");
    await expect(api.events.update("x", { sector: "", language: "so" })).rejects.toHaveProperty("kind");
    await expect(
      api.publications.update("x", { closingDate: "2026-03-01", translations: {} }),
    ).rejects.toHaveProperty("kind");
    expect(seen.map(({ body }) => Object.fromEntries(body as FormData))).toEqual([
      { title: "T", district: "Kismayo", latitude: "0", translations: JSON.stringify(translations) },
      { sector: "", language: "so" },
      { closingDate: "2026-03-01", translations: "{}" },
    ]);
  });

  test("API-11…14: updates and removals have their own paths", async () => {
    const { api, asked } = apiOf();
    await expect(api.projects.update("energy", "x", { title: "T" })).rejects.toHaveProperty("kind");
    await expect(api.projects.update("water", "x", {})).rejects.toHaveProperty("kind");
    await expect(api.projects.remove("energy", "x")).rejects.toHaveProperty("kind");
    await expect(api.projects.remove("water", "x")).rejects.toHaveProperty("kind");
    expect(asked()).toEqual([
      "PATCH /UpdateEnergyProject/energy/x",
      "PATCH /UpdateWaterProject/waterProject/x",
      "DELETE /DeleteEnergyProject/energy/x",
      "DELETE /DeleteWaterProject/waterProject/x",
    ]);
  });
});

describe("achievements", () => {
  test.each(["wrapped", "array"])("API-16: the list, %s", async (shape) => {
    const { api } = apiOf({ "GET /createAchiev/x/achievements": gives(`achievements-${shape}`) });
    await expect(api.achievements.list("x")).resolves.toHaveLength(3);
  });

  test.each([
    ["strings", 2],
    ["text", 3],
  ])("API-16: the list as %s", async (shape, count) => {
    const { api } = apiOf({ "GET /createAchiev/x/achievements": gives(`achievements-${shape}`) });
    await expect(api.achievements.list("x")).resolves.toHaveLength(count);
  });

  test("API-27, A-125, AMB-05: the list falls back on /api", async () => {
    const { api } = apiOf({ "GET /api/createAchiev/x/achievements": gives("achievements-array") });
    await expect(api.achievements.list("x")).resolves.toHaveLength(3);
  });

  test("API-25, P-143: the viewer reads title and achievements", async () => {
    const { api, asked } = apiOf({ "GET /x/achievements": gives("achievements-viewer") });
    await expect(api.achievements.viewer("x")).resolves.toMatchObject({ title: "Solar hybrid mini-grid" });
    expect(asked()).toEqual(["GET /x/achievements"]);
  });

  test("API-17…24, A-125: each call of each sector has its path and method, the id beside the index", async () => {
    const { api, asked, seen } = apiOf();
    const draft = { title: " T ", detail: " D ", progress: 140 };
    const call = { itemId: "i1" };
    for (const sector of ["energy", "water"] as const) {
      await expect(api.achievements.add(sector, "x", draft)).rejects.toHaveProperty("kind");
      await expect(api.achievements.get(sector, "x", 2)).rejects.toHaveProperty("kind");
      await expect(api.achievements.update(sector, "x", 2, draft, call)).rejects.toHaveProperty("kind");
      await expect(api.achievements.remove(sector, "x", 2, call)).rejects.toHaveProperty("kind");
    }
    expect(asked()).toEqual([
      "POST /createAchiev/x/achievements",
      "GET /ReadSingalEnergyAchiev/x/achievements/2",
      "GET /api/ReadSingalEnergyAchiev/x/achievements/2",
      "PATCH /UpdateEnergyAchiev/x/achievements/2",
      "DELETE /DeleteEnergyAchiev/x/achievements/2?id=i1",
      "POST /createWaterAchiev/x/achievements",
      "GET /ReadSigngalWaterAchiev/x/achievements/2",
      "GET /api/ReadSigngalWaterAchiev/x/achievements/2",
      "PUT /Update/x/achievements/2",
      "DELETE /Delete/x/achievements/2?id=i1",
    ]);
    expect(seen[0]?.body).toBe('{"title":"T","detail":"D","progress":100}');
    expect(seen[3]?.body).toBe('{"title":"T","detail":"D","progress":100,"id":"i1"}');
  });
});

describe("photos", () => {
  test("API-46: energy falls back on the project's record", async () => {
    const { api } = apiOf({ "GET /readProjectEnergySingal/EnergyProject/x": gives("project-array") });
    const photos = await api.photos.list("energy", "x");
    expect(photos.map(({ picture }) => picture.url)).toEqual([
      "https://store.example/p1.jpg",
      "https://store.example/p2.jpg",
    ]);
  });

  test("API-50, API-53: water falls back on /api", async () => {
    const { api, asked } = apiOf({ "GET /api/ReadWaterProjectPhoto/x/photos": gives("photos-with-media") });
    const [photo] = await api.photos.list("water", "x");
    expect(photo).toMatchObject({
      id: "ph1",
      picture: { width: 2048, variants: [{ width: 320 }, { width: 320 }] },
    });
    expect(asked()[0]).toBe("GET /ReadWaterProjectPhoto/x/photos");
  });

  test("API-48, A-175: an energy photo is replaced by index, id and one file", async () => {
    const { api, seen, asked } = apiOf({ "PUT /energyProject/x/photos": { json: {} } });
    await api.photos.replace("energy", "x", 1, jpeg(), { itemId: "ph1" });
    expect(asked()).toEqual(["PUT /energyProject/x/photos"]);
    expect(fieldsOf(seen[0]?.body)).toEqual(["index", "id", "Photos"]);
  });

  test("API-51, API-52, A-176: a water photo is replaced by removing, then adding, under keys of their own", async () => {
    const { api, seen, asked } = apiOf({
      "DELETE /DeleteWaterProject/x/photos": { json: {} },
      "POST /WaterProject/x/photos": { json: {} },
    });
    await api.photos.replace("water", "x", 1, jpeg(), { itemId: "ph1", idempotencyKey: "k" });
    expect(asked()).toEqual(["DELETE /DeleteWaterProject/x/photos", "POST /WaterProject/x/photos"]);
    expect(seen[0]?.body).toBe('{"index":1,"id":"ph1"}');
    expect(fieldsOf(seen[1]?.body)).toEqual(["photos"]);
    expect(seen.map(({ headers }) => headers.get("Idempotency-Key"))).toEqual(["k-remove", "k-add"]);
  });
});

test("AMB-18: a removed photo can be brought back", async () => {
  const { api, asked } = apiOf({ "POST /trash/ph1/restore": { json: { message: "Restored." } } });
  await api.photos.restore("ph1");
  expect(asked()).toEqual(["POST /trash/ph1/restore"]);
});

describe("events", () => {
  test("API-28: a page", async () => {
    const { api } = apiOf({ "GET /readProjectEvent/Event?page=2&limit=50": gives("events-page") });
    const page = await api.events.page({ page: 2 });
    expect(page).toMatchObject({ total: 120, limit: 50 });
    expect(page.items[0]?.coverImage?.url).toBe("https://store.example/1700-water%20week.jpg");
    expect(page.items[0]?.objectiveImage).toBeUndefined();
  });

  test("API-38, A-144: one event is looked for in the four places, in order", async () => {
    const { api, asked } = apiOf({ "GET /readProjectEvent/Event": gives("events-page") });
    await expect(api.events.get("e2")).resolves.toMatchObject({ title: "Solar fair" });
    expect(asked()).toEqual([
      "GET /readProjectEventSingal/Event/e2",
      "GET /readProjectEvent/events/e2",
      "GET /readProjectEvent/Event/e2",
      "GET /readProjectEvent/Event",
    ]);
  });

  test("P-159: fails when none has it", async () => {
    const { api } = apiOf({ "GET /readProjectEvent/Event": { status: 500, json: {} } });
    await expect(api.events.get("e2")).rejects.toThrow("Could not load event details.");
  });

  test("API-34, API-36, API-37: writes", async () => {
    const { api, seen, asked } = apiOf();
    const draft = { title: "T", ministry: "M", description: "D", moreDescription: "E", coverImage: jpeg() };
    await expect(api.events.create(draft)).rejects.toHaveProperty("kind");
    await expect(api.events.update("e1", { title: "T" })).rejects.toHaveProperty("kind");
    await expect(api.events.remove("e1")).rejects.toHaveProperty("kind");
    expect(asked()).toEqual([
      "POST /createProjectEvent/Event",
      "PATCH /UpdateEvent/events/e1",
      "DELETE /DeleteEvent/events/e1",
    ]);
    expect(fieldsOf(seen[0]?.body)).toEqual([
      "title",
      "ministry",
      "description",
      "moreDescription",
      "coverImage",
    ]);
    expect(fieldsOf(seen[1]?.body)).toEqual(["title"]);
  });
});

describe("publications", () => {
  test("API-39, P-177: the list; a file is found by its address, else by its path", async () => {
    const { api } = apiOf({ "GET /ReadAssess/DocumentFile": gives("documents-data") });
    const list = await api.publications.list();
    expect(list.map(({ url }) => url)).toEqual([
      "https://files.example.org/document/1700-assessment.pdf",
      "https://store.example/plan%20final.docx",
    ]);
  });

  test("API-41…43, A-147: writes, and the title that comes back", async () => {
    const { api, seen, asked } = apiOf({ "POST /createAssess/DocumentFile": gives("document-created") });
    const receipt = await api.publications.create({ title: "A", category: "water", file: jpeg() });
    expect(receipt.title).toBe("Assessment 2024");
    await expect(api.publications.update("d1", { title: "B" })).rejects.toHaveProperty("kind");
    await expect(api.publications.remove("d1")).rejects.toHaveProperty("kind");
    expect(asked().slice(1)).toEqual([
      "PUT /UpdateAssess/DocumentFile/d1",
      "DELETE /DeleteAssess/DocumentFile/d1",
    ]);
    expect(fieldsOf(seen[0]?.body)).toEqual(["title", "category", "file"]);
  });
});

test.each<[string, (list: unknown[]) => unknown]>([
  ["array", (list) => list],
  ["`data`", (data) => ({ data })],
  ["`items`", (items) => ({ items })],
])("API-59: every list is taken as %s", async (_, wrapped) => {
  const json = wrapped([
    { _id: "a", title: "A" },
    { _id: "b", title: "B" },
  ]);
  const { api } = apiOf({
    "GET /readProjectEnergy/EnergyProject": { json },
    "GET /readProjectWater/waterProject": { json },
    "GET /readProjectEvent/Event?page=1&limit=50": { json },
    "GET /ReadAssess/DocumentFile": { json },
  });
  const lists = [
    await api.projects.list("energy"),
    await api.projects.list("water"),
    (await api.events.page()).items,
    await api.publications.list(),
  ];
  for (const list of lists) expect(list.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("A-186, AMB-07: with a session every call of the portal carries its bearer token", async () => {
  const { api, seen } = apiOf({}, { token: () => "t-1" });
  const { projects, achievements, photos, events, publications } = api;
  const achievement = { title: "T", detail: "", progress: 0 };
  const document = { title: "T", category: "water" as const, file: jpeg() };
  for (const sector of ["energy", "water"] as const) {
    await Promise.allSettled([
      ...[projects.list(sector), projects.get(sector, "x")],
      ...[
        projects.create(sector, { title: "T" }),
        projects.update(sector, "x", {}),
        projects.remove(sector, "x"),
      ],
      ...[
        achievements.list("x"),
        achievements.get(sector, "x", 0),
        achievements.add(sector, "x", achievement),
      ],
      ...[achievements.update(sector, "x", 0, achievement), achievements.remove(sector, "x", 0)],
      ...[photos.list(sector, "x"), photos.add(sector, "x", [jpeg()])],
      ...[photos.replace(sector, "x", 0, jpeg()), photos.remove(sector, "x", 0)],
    ]);
  }
  await Promise.allSettled([
    ...[events.create({ title: "T" }), events.update("x", {}), events.remove("x")],
    ...[publications.create(document), publications.update("x", {}), publications.remove("x")],
  ]);
  const methods = seen.map(({ method }) => method);
  for (const method of ["GET", "POST", "PATCH", "PUT", "DELETE"]) expect(methods).toContain(method);
  expect(new Set(seen.map(({ headers }) => headers.get("Authorization")))).toEqual(new Set(["Bearer t-1"]));
});
