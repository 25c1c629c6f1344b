import { describe, expect, test } from "vitest";
import { apiOf } from "../../testing/api-of.ts";
import { fieldsOf, jpeg } from "../../testing/forms.ts";
import { gives } from "../../testing/recorded.ts";

describe("events", () => {
  test("API-28: a page", async () => {
    const { api } = apiOf({ "GET /readProjectEvent/Event?page=2&limit=50": gives("events-page") });
    const page = await api.events.page({ page: 2 });
    expect(page).toMatchObject({ total: 120, limit: 50 });
    expect(page.items[0]?.coverImage?.url).toBe("https://store.example/1700-water%20week.jpg");
    expect(page.items[0]?.objectiveImage).toBeUndefined();
  });

  test("a page says what the whole list can be narrowed to, as far as that can be read", async () => {
    const page = (choices: unknown) => ({ json: { items: [], total: 9, limit: 1, choices } });
    const read = async (choices: unknown) =>
      (await apiOf({ "GET /readProjectEvent/Event?page=1&limit=50": page(choices) }).api.events.page())
        .choices;
    const whole = {
      months: ["2026-03"],
      districts: ["North"],
      sectors: ["water"],
      lastEnd: "2026-03-04T06:00:00.000Z",
    };
    expect(await read(whole)).toEqual(whole);
    expect(await read({ months: ["2026-03", 4, null], districts: "North", lastEnd: 5 })).toEqual({
      ...{ months: ["2026-03"], districts: [], sectors: [] },
    });
    for (const odd of [null, "all", undefined, [1]]) expect(await read(odd)).toBeUndefined();
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
