import { describe, expect, test } from "vitest";
import { apiOf } from "../../testing/api-of.ts";
import { fieldsOf, jpeg } from "../../testing/forms.ts";
import { gives } from "../../testing/recorded.ts";

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
