import { describe, expect, test } from "vitest";
import { call, type FormValue, formOf, read, unique, unknownId } from "./support/http.ts";
import { phone, small } from "./support/pictures.ts";
import { makeProject, readProject } from "./support/records.ts";
import { idOf, listedProject, machinery, many, media, one, problem, project } from "./support/shapes.ts";
import { sectors } from "./support/sectors.ts";

const texts = {
  desc: "Short text",
  overview: "Overview\nin two lines",
  geogrpahic: "Eastern plain", // (sic)
  objective: "Objective",
  componentTitle: "Work packages",
  componentOne: "One",
  componentTwo: "Two",
  componentThree: "Three",
  componentFour: "Four",
};
const imageKeys = [
  "coverImage",
  "objectiveImage",
  "GeographicImage",
  "stackeHolder1",
  "stakeHolder2",
  "stakeHolder3",
  "stakeHolder4",
] as const;

const images = async (): Promise<Record<string, FormValue>> =>
  Object.fromEntries(
    await Promise.all(imageKeys.map(async (key) => [key, await small.jpeg(`${key}.jpg`)] as const)),
  );

const lists = {
  energy: ["/readProjectEnergy/EnergyProject", "/api/readProjectEnergy/EnergyProject"],
  water: [
    "/readProjectWater/waterProject",
    "/readProjectWater/WaterProject",
    "/api/readProjectWater/waterProject",
  ],
};

describe.each([
  ["energy", "API-03", "API-09", "API-11", "API-13", "API-05, API-08"],
  ["water", "API-04", "API-10", "API-12", "API-14", "API-06, API-07, API-08"],
] as const)("%s projects", (sector, create, single, update, remove, list) => {
  const calls = sectors[sector];

  test(`${create}, API-15: all eighteen keys are stored and read back, photos in order`, async () => {
    const title = unique("Whole project");
    const form = formOf({
      title,
      ...texts,
      ...(await images()),
      achievements: "• Wells drilled (60%) Three of five\n• Pump house [25]",
      // Upright their widths are these: they tell one from another after the server has encoded them again.
      photos: await Promise.all([90, 60, 75].map((height) => phone("p.jpg", { width: 120, height }))),
    });
    const answer = await call("POST", calls.create, { form });
    expect(answer.status, answer.text).toBeLessThan(300);
    const id = idOf(answer.json);
    const stored = project.loose().parse(await readProject(sector, id));
    expect(stored).toMatchObject({ _id: id, title, ...texts });
    expect(stored.achievements).toMatchObject([
      { title: "Wells drilled", detail: "Three of five", progress: 60 },
      { title: "Pump house", detail: "", progress: 25 },
    ]);
    expect(stored.Photos).toHaveLength(3);
    const references = [...imageKeys.map((key) => stored[key]), ...stored.Photos.map(({ Image }) => Image)];
    expect(new Set(references).size).toBe(10);
    expect(references.filter((reference) => !/^[0-9a-f]{24}\.(jpg|webp|png)$/.test(reference))).toEqual([]);
    const known = media.parse(stored["media"]);
    expect(references.filter((reference) => !(reference in known))).toEqual([]);
    expect(known[stored.coverImage]).toMatchObject({ width: 64, height: 48 });
    expect(stored.Photos.map(({ Image }) => known[Image]?.width)).toEqual([90, 60, 75]);
    await call("DELETE", calls.remove(id));
  });

  test(`${list}: a new project is in the list on every address, with what cards read (P-108)`, async () => {
    const id = await makeProject(sector, { title: unique("Listed"), desc: "For the card" });
    const listed = async (path: string) => many((await read(path)).json).find(({ _id }) => _id === id);
    const first = await listed(lists[sector][0] ?? "");
    for (const path of lists[sector]) {
      const found = await listed(path);
      expect(listedProject.loose().parse(found), path).toMatchObject({ desc: "For the card" });
      expect(found, path).toEqual(first);
    }
    const other = sector === "energy" ? "water" : "energy";
    for (const path of lists[other])
      expect(
        many((await read(path)).json).some(({ _id }) => _id === id),
        path,
      ).toBe(false);
  });

  test(`${single}: a project is not found under the other sector's address`, async () => {
    const id = await makeProject(sector);
    const other = sectors[sector === "energy" ? "water" : "energy"];
    expect((await read(calls.single(id))).status).toBe(200);
    expect((await read(other.single(id))).status).toBe(404);
    expect((await call("PATCH", other.update(id), { form: formOf({ title: "Taken over" }) })).status).toBe(
      404,
    );
    expect((await call("DELETE", other.remove(id))).status).toBe(404);
    expect((await readProject(sector, id))["title"]).not.toBe("Taken over");
  });

  test(`${create}: only the title is asked for (AMB-27); what is left out reads as empty`, async () => {
    const id = await makeProject(sector, { title: unique("Bare"), desc: "" });
    const bare = await readProject(sector, id);
    expect(bare["Photos"]).toEqual([]);
    for (const key of imageKeys) expect(bare[key] ?? "").toBe("");
    for (const key of ["overview", "geogrpahic", "componentFour"]) expect(bare[key] ?? "").toBe("");
  });

  test.each([["nothing"], [""], ["   "], ["\n\t"]])(
    `${create}: a title of %j is refused with a sentence and nothing is stored`,
    async (title) => {
      const desc = unique("No title");
      const answer = await call("POST", calls.create, {
        form: formOf({ desc, coverImage: await small.jpeg(), ...(title === "nothing" ? {} : { title }) }),
      });
      expect(answer.status).toBe(400);
      expect(problem.parse(answer.json).message).not.toMatch(machinery);
      expect(many((await read(calls.list)).json).filter((one) => one["desc"] === desc)).toEqual([]);
    },
  );

  test(`${create}, A-64: text beyond the counters is stored whole; signs of every kind stay as they are`, async () => {
    const desc = "ب".repeat(301) + " <script>alert(1)</script> & \"'` 👷🏽‍♀️ \u200f";
    const objective = "x".repeat(20_000);
    const id = await makeProject(sector, { title: unique("Title ".repeat(150)), desc, objective });
    expect(await readProject(sector, id)).toMatchObject({ desc, objective });
  });

  test(`${update}: texts change, what is not sent stays, images are replaced only when sent (A-97)`, async () => {
    const id = await makeProject(sector, {
      ...texts,
      ...(await images()),
      photos: [await small.jpeg("first.jpg")],
    });
    const before = project.loose().parse(await readProject(sector, id));
    const answer = await call("PATCH", calls.update(id), {
      form: formOf({ overview: "New overview", coverImage: await small.png("new.png") }),
    });
    expect(answer.status, answer.text).toBe(200);
    const after = project.loose().parse(await readProject(sector, id));
    expect(after.coverImage).not.toBe(before.coverImage);
    expect(after).toMatchObject({
      ...texts,
      overview: "New overview",
      objectiveImage: before.objectiveImage,
      stakeHolder4: before.stakeHolder4,
      Photos: before.Photos,
    });
    expect(after["updatedAt"]).not.toBe(before["updatedAt"]);
  });

  test(`${update}: new photos come after those there are (A-87)`, async () => {
    const id = await makeProject(sector, { photos: [await small.jpeg("first.jpg")] });
    const first = project.shape.Photos.parse((await readProject(sector, id))["Photos"]);
    const answer = await call("PATCH", calls.update(id), {
      form: formOf({ photos: [await small.jpeg("second.jpg"), await small.jpeg("third.jpg")] }),
    });
    expect(answer.status, answer.text).toBe(200);
    const after = project.shape.Photos.parse((await readProject(sector, id))["Photos"]);
    expect(after).toHaveLength(3);
    expect(after[0]?.Image).toBe(first[0]?.Image);
  });

  test(`${update}: an empty title is refused and nothing changes`, async () => {
    const id = await makeProject(sector, { title: unique("Stays"), overview: "Stays too" });
    const before = await readProject(sector, id);
    const answer = await call("PATCH", calls.update(id), { form: formOf({ title: " ", overview: "Gone" }) });
    expect(answer.status).toBe(400);
    expect(await readProject(sector, id)).toEqual(before);
  });

  test.each([
    ["with a JSON content type and no body", { "content-type": "application/json" }, undefined],
    ["with no content type", {}, undefined],
    ["with an empty object", { "content-type": "application/json" }, "{}"],
  ])(`${remove}: a delete %s works`, async (_how, headers, body) => {
    const id = await makeProject(sector);
    const answer = await call("DELETE", calls.remove(id), { headers, body });
    expect(answer.status, answer.text).toBe(200);
    expect((await read(calls.single(id))).status).toBe(404);
    expect((await read(`/${id}/achievements`)).status).toBe(404);
    expect(many((await read(calls.list)).json).some(({ _id }) => _id === id)).toBe(false);
    expect((await call("DELETE", calls.remove(id))).status).toBe(404);
  });

  test(`${create}: a project answers within the client's own wait, images large as a phone makes them`, async () => {
    const began = performance.now();
    await makeProject(sector, {
      coverImage: await phone(),
      photos: [await phone("IMG_2.JPG"), await phone("IMG_3.JPG")],
    });
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});

test("ids are of one form, and no id names records of two kinds (AMB-38, AMB-46)", async () => {
  const ids = [await makeProject("energy"), await makeProject("water")];
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect((await read(sectors.energy.single(unknownId))).status).toBe(404);
  expect(one((await read(sectors.energy.single(ids[0] ?? ""))).json)["_id"]).toBe(ids[0]);
});
