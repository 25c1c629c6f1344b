import { describe, expect, test } from "vitest";
import { apiOf } from "../../testing/api-of.ts";
import { gives } from "../../testing/recorded.ts";

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

  test("API-25: the viewer reads the title's languages, where the server says them", async () => {
    const said = { language: "ar", translations: { so: { title: "Ceel" }, fr: { title: "Puits" } } };
    const { api } = apiOf({ "GET /x/achievements": { json: { title: "Well", achievements: [], ...said } } });
    await expect(api.achievements.viewer("x")).resolves.toEqual({
      ...{ title: "Well", achievements: [] },
      ...{ language: "ar", translations: { so: { title: "Ceel" } } },
    });
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
