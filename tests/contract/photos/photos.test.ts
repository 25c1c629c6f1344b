import { beforeEach, describe, expect, test } from "vitest";
import { call, formOf, read } from "../support/http.ts";
import { small } from "../support/pictures.ts";
import { gallery, makeProject, readProject } from "../support/records.ts";
import { machinery, many, media, problem } from "../support/shapes.ts";
import { sectors } from "../support/sectors.ts";

const images = (list: Record<string, unknown>[]) => list.map(({ Image }) => String(Image));

describe.each([
  [
    "energy",
    "API-45",
    "API-47",
    "API-49",
    ["/ReadEnergyProjectPhoto/{id}/photos"],
    ["/energyProject/{id}/photos"],
    ["/energyProject/{id}/photos"],
  ],
  [
    "water",
    "API-50, API-53",
    "API-51, API-53",
    "API-52, API-53",
    ["/ReadWaterProjectPhoto/{id}/photos", "/api/ReadWaterProjectPhoto/{id}/photos"],
    ["/WaterProject/{id}/photos", "/api/WaterProject/{id}/photos"],
    ["/DeleteWaterProject/{id}/photos", "/api/DeleteWaterProject/{id}/photos"],
  ],
] as const)(
  "photos of %s projects",
  (sector, apiRead, apiAdd, apiRemove, readPaths, addPaths, removePaths) => {
    let id = "";
    const at = (path: string) => path.replace("{id}", id);
    const list = () => gallery(at(readPaths[0]));

    beforeEach(async () => {
      id = await makeProject(sector, {
        photos: [await small.jpeg("0.jpg"), await small.png("1.png"), await small.webp("2.webp")],
      });
    });

    test(`${apiRead}: every address gives the same photos, with an id each, and the record holds them as Photos`, async () => {
      const photos = await list();
      expect(photos).toHaveLength(3);
      expect(new Set(photos.map(({ _id }) => _id)).size).toBe(3);
      for (const path of readPaths) expect(await gallery(at(path))).toEqual(photos);
      expect(many((await readProject(sector, id))["Photos"])).toMatchObject(
        photos.map(({ Image }) => ({ Image })),
      );
      const answer = (await read(at(readPaths[0]))).json as { media: unknown };
      expect(Object.keys(media.parse(answer.media)).sort()).toEqual(images(photos).sort());
    });

    test.each(addPaths.flatMap((path) => ["Photos", "photos"].map((field) => [path, field] as const)))(
      `${apiAdd}: POST %s takes the field %s, repeated, in order, after those there are`,
      async (path, field) => {
        const before = await list();
        const answer = await call("POST", at(path), {
          form: formOf({ [field]: [await small.jpeg("a.jpg"), await small.jpeg("b.jpg")] }),
        });
        expect(answer.status, answer.text).toBeLessThan(300);
        const after = await list();
        expect(after).toHaveLength(5);
        expect(after.slice(0, 3)).toEqual(before);
      },
    );

    test(`${apiAdd}: twenty in one request are taken, twenty-one are refused and none of them stored (AMB-15)`, async () => {
      const many = (count: number) =>
        Promise.all(Array.from({ length: count }, (_, i) => small.jpeg(`${i}.jpg`)));
      const tooMany = await call("POST", at(addPaths[0]), { form: formOf({ photos: await many(21) }) });
      expect([400, 413]).toContain(tooMany.status);
      expect(problem.parse(tooMany.json).message).not.toMatch(machinery);
      expect(await list()).toHaveLength(3);
      expect(
        (await call("POST", at(addPaths[0]), { form: formOf({ photos: await many(20) }) })).status,
      ).toBeLessThan(300);
      expect(await list()).toHaveLength(23);
    });

    test(`${apiAdd}: no image is a refusal with a sentence (A-159)`, async () => {
      for (const form of [formOf({ note: "nothing" }), formOf({ photos: "a text" })]) {
        const answer = await call("POST", at(addPaths[0]), { form });
        expect(answer.status, answer.text).toBe(400);
        expect(problem.parse(answer.json).message).not.toMatch(machinery);
      }
    });

    test.each(removePaths)(
      `${apiRemove}: DELETE %s takes the position in a JSON body; the rest moves up`,
      async (path) => {
        const before = images(await list());
        const answer = await call("DELETE", at(path), { json: { index: 1 } });
        expect(answer.status, answer.text).toBe(200);
        expect(images(await list())).toEqual([before[0], before[2]]);
        expect((await call("DELETE", at(path), { json: { index: "0" } })).status).toBe(200);
        expect(images(await list())).toEqual([before[2]]);
      },
    );

    test.each(removePaths)(
      "API-26: DELETE %s with a position that is none is refused and nothing changes",
      async (path) => {
        for (const index of [3, -1, 1.5, "one", null, undefined, "", [0], { a: 1 }, 1e300]) {
          const answer = await call("DELETE", at(path), { json: { index } });
          expect([400, 404], `${JSON.stringify(index)}: ${answer.text}`).toContain(answer.status);
          expect(problem.parse(answer.json).message).not.toMatch(machinery);
        }
        for (const body of [undefined, "[]", "null", '"x"']) {
          const answer = await call("DELETE", at(path), {
            body,
            headers: { "content-type": "application/json" },
          });
          expect([400, 404], answer.text).toContain(answer.status);
        }
        expect(await list()).toHaveLength(3);
      },
    );

    test.each(removePaths)(
      "AMB-19: DELETE %s that carries a photo's id answers 409 when it has moved",
      async (path) => {
        const shown = await list();
        const answer = await call("DELETE", at(path), { json: { index: 0, id: shown[1]?.["_id"] } });
        expect(answer.status, answer.text).toBe(409);
        expect(await list()).toEqual(shown);
        expect((await call("DELETE", at(path), { json: { index: 0, id: shown[0]?.["_id"] } })).status).toBe(
          200,
        );
        expect((await call("DELETE", at(path), { json: { index: 0, id: shown[0]?.["_id"] } })).status).toBe(
          409,
        );
        expect(await list()).toEqual(shown.slice(1));
      },
    );
  },
);

describe("replacing a photo", () => {
  test.each(["Photos", "photos", "photo", "file", "image"])(
    "API-48: PUT takes the position and one file under the name %s; place and neighbours stay",
    async (field) => {
      const id = await makeProject("energy", {
        photos: [await small.jpeg(), await small.jpeg(), await small.jpeg()],
      });
      const before = images(await gallery(sectors.energy.photos(id)));
      const answer = await call("PUT", `/energyProject/${id}/photos`, {
        form: formOf({ index: "1", [field]: await small.png("new.png") }),
      });
      expect(answer.status, answer.text).toBe(200);
      const after = images(await gallery(sectors.energy.photos(id)));
      expect([after[0], after[2]]).toEqual([before[0], before[2]]);
      expect(after[1]).not.toBe(before[1]);
    },
  );

  test.each(["1", "-1", "x", ""])(
    "API-26: PUT with position %j is refused and nothing changes",
    async (index) => {
      const id = await makeProject("energy", { photos: [await small.jpeg()] });
      const before = await gallery(sectors.energy.photos(id));
      const answer = await call("PUT", `/energyProject/${id}/photos`, {
        form: formOf({ index, Photos: await small.png() }),
      });
      expect([400, 404]).toContain(answer.status);
      expect(await gallery(sectors.energy.photos(id))).toEqual(before);
    },
  );

  test("AMB-18: a water photo taken away can be put back when its successor fails", async () => {
    const id = await makeProject("water", { photos: [await small.jpeg(), await small.jpeg()] });
    const before = images(await gallery(sectors.water.photos(id)));
    expect((await call("DELETE", `/DeleteWaterProject/${id}/photos`, { json: { index: 0 } })).status).toBe(
      200,
    );
    const failed = await call("POST", `/WaterProject/${id}/photos`, {
      form: formOf({ photos: { data: Buffer.from("no picture"), name: "x.jpg", type: "image/jpeg" } }),
    });
    expect(failed.status).toBeGreaterThanOrEqual(400);
    // The picture itself is stored: the client that holds nothing else can still show and send it.
    expect((await call("GET", `/storage/${before[0] ?? ""}`)).status).toBe(200);
  });
});
