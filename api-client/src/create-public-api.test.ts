import { describe, expect, test } from "vitest";
import { createPublicApi } from "./create-public-api.ts";
import { isApiError } from "./http/api-error.ts";
import { base } from "./testing/fake-host.ts";

const wild = {
  _id: 7,
  id: {},
  title: ["a"],
  name: null,
  desc: 3,
  achievements: [null, 5, "•", { title: {} }, [[]]],
  Photos: [null, 5, {}, { Image: 9 }, [""]],
  photos: "none",
  media: { "a.jpg": 1, "b.jpg": { width: "wide" }, "c.jpg": { width: 1, height: 1, variants: "x" } },
  coverImage: { url: "x" },
  size: "many",
  total: "all",
  limit: 0,
  createdAt: 12,
};
const nonsense: [string, unknown][] = [
  ["null", null],
  ["a number", 5],
  ["a text", "hello"],
  ["an empty list", []],
  ["an empty object", {}],
  ["a list of nothing", [null, undefined, [], {}]],
  ["an empty envelope", { data: null }],
  ["envelopes in envelopes", { data: { data: { items: { data: {} } } } }],
  ["a list that is none", { items: 5, total: "x", limit: -1, photos: 3, achievements: 4 }],
  ["wild fields", wild],
  ["wild fields in a list", [wild, wild]],
  ["wild fields in an envelope", { data: [wild], items: [wild], photos: [wild], achievements: wild }],
];

describe.each(nonsense)("an API that answers with %s", (_, json) => {
  const api = createPublicApi({
    ...base,
    fetch: (async () => new Response(JSON.stringify(json) ?? "", { status: 200 })) as typeof fetch,
  });

  test.each<[string, () => Promise<unknown>]>([
    ["the energy list", () => api.projects.list("energy")],
    ["a project", () => api.projects.get("water", "x")],
    ["photos", () => api.photos.list("energy", "x")],
    ["achievements", () => api.achievements.list("x")],
    ["the achievements viewer", () => api.achievements.viewer("x")],
    // `raw` is the answer as it came, which only the portal shows, as text.
    ["events", async () => ({ ...(await api.events.page()), raw: undefined })],
    ["an event", () => api.events.get("x")],
    ["publications", () => api.publications.list()],
    ["a publication", () => api.publications.get("x")],
  ])("%s end in clean values or an error of kind `shape`", async (_name, read) => {
    const outcome = await read().catch((error: unknown) => {
      expect(isApiError(error) && error.kind).toBe("shape");
      return undefined;
    });
    expectClean(outcome);
  });
});

/** Fields of the model whose type the pages rely on. */
const texts = ["id", "title", "description", "detail", "overview", "filename", "category", "url", "ministry"];
const numbers = ["progress", "size", "total", "limit"];

function expectClean(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(expectClean);
  if (typeof value !== "object" || value === null) return;
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined) continue;
    if (texts.includes(key)) expect(typeof field, key).toBe("string");
    if (numbers.includes(key)) expect(Number.isFinite(field), key).toBe(true);
    expectClean(field);
  }
}
