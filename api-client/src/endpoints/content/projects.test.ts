import { describe, expect, test } from "vitest";
import { apiOf } from "../../testing/api-of.ts";
import { fieldsOf, jpeg } from "../../testing/forms.ts";
import { gives } from "../../testing/recorded.ts";

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
