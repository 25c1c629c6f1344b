import { beforeAll, describe, expect, test } from "vitest";
import { badDocuments, badPictures } from "./support/bombs.ts";
import { type Ids } from "./support/calls.ts";
import { type Answer, call, type FormFile, formOf, unique } from "./support/http.ts";
import { small } from "./support/pictures.ts";
import { makeOneOfEach } from "./support/records.ts";
import { everythingOf, expectRefusal } from "./support/refusals.ts";
import { sectors } from "./support/sectors.ts";

let ids: Ids;
beforeAll(async () => {
  ids = await makeOneOfEach();
});

type Send = (file: FormFile) => Promise<Answer>;

/** Every call that takes a picture, on every address. */
const pictureCalls: [name: string, send: Send][] = [
  [
    "POST /createProjectEnergy/EnergyProject coverImage",
    (file) =>
      call("POST", sectors.energy.create, { form: formOf({ title: unique("Bad"), coverImage: file }) }),
  ],
  [
    "POST /createProjectWater/waterProject photos",
    (file) => call("POST", sectors.water.create, { form: formOf({ title: unique("Bad"), photos: file }) }),
  ],
  [
    "PATCH /UpdateEnergyProject/energy/{id} stakeHolder2",
    (file) =>
      call("PATCH", sectors.energy.update(ids.energy), {
        form: formOf({ title: "Changed", stakeHolder2: file }),
      }),
  ],
  [
    "PATCH /UpdateWaterProject/waterProject/{id} photos",
    (file) =>
      call("PATCH", sectors.water.update(ids.water), { form: formOf({ title: "Changed", photos: file }) }),
  ],
  [
    "POST /createProjectEvent/Event objectiveImage",
    (file) =>
      call("POST", "/createProjectEvent/Event", {
        form: formOf({ title: unique("Bad"), objectiveImage: file }),
      }),
  ],
  [
    "PATCH /UpdateEvent/events/{id} coverImage",
    (file) =>
      call("PATCH", `/UpdateEvent/events/${ids.event}`, {
        form: formOf({ title: "Changed", coverImage: file }),
      }),
  ],
  [
    "POST /energyProject/{id}/photos",
    (file) => call("POST", sectors.energy.addPhotos(ids.energy), { form: formOf({ Photos: file }) }),
  ],
  [
    "PUT /energyProject/{id}/photos",
    (file) =>
      call("PUT", sectors.energy.addPhotos(ids.energy), { form: formOf({ index: "0", Photos: file }) }),
  ],
  [
    "POST /WaterProject/{id}/photos",
    (file) => call("POST", sectors.water.addPhotos(ids.water), { form: formOf({ photos: file }) }),
  ],
  [
    "POST /api/WaterProject/{id}/photos",
    (file) => call("POST", `/api${sectors.water.addPhotos(ids.water)}`, { form: formOf({ photos: file }) }),
  ],
];

/** Every call that takes a document. */
const documentCalls: [name: string, send: Send][] = [
  [
    "POST /createAssess/DocumentFile",
    (file) => call("POST", "/createAssess/DocumentFile", { form: formOf({ title: unique("Bad"), file }) }),
  ],
  [
    "PUT /UpdateAssess/DocumentFile/{id}",
    (file) =>
      call("PUT", `/UpdateAssess/DocumentFile/${ids.document}`, { form: formOf({ title: "Changed", file }) }),
  ],
];

describe.each([
  ["pictures", badPictures, pictureCalls],
  ["documents", badDocuments, documentCalls],
] as const)("%s that are none", (_what, files, calls) => {
  test.each(files)(
    "%s is refused on every address and nothing is stored (AMB-16, AMB-45)",
    async (_name, make) => {
      const file = await make();
      const before = await everythingOf(ids);
      for (const [name, send] of calls) {
        const began = performance.now();
        expectRefusal(await send(file), name);
        expect(performance.now() - began, name).toBeLessThan(5000);
      }
      expect(await everythingOf(ids)).toEqual(before);
    },
  );
});

test("a good picture beside a bad one is not stored either", async () => {
  const before = await everythingOf(ids);
  const [, make] = badPictures[0] ?? [];
  if (!make) throw new Error("no bad picture");
  expectRefusal(
    await call("POST", sectors.energy.addPhotos(ids.energy), {
      form: formOf({ Photos: [await small.jpeg(), await make()] }),
    }),
  );
  expect(await everythingOf(ids)).toEqual(before);
});
