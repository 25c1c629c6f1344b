import { afterEach, describe, expect, it, test, vi } from "vitest";
import type { SiteConfig } from "@ministry/contract";
import { paths } from "../paths.ts";
import { publicServer } from "../server.ts";
import { fakeApi, type Answer } from "../testing/fake-api.ts";

const config: SiteConfig = {
  siteBase: "https://site.example",
  apiBase: "https://api.example",
  storageBase: "https://files.example",
  parts: [],
  serviceWorker: true,
  links: {},
};
const call = () => ({ signal: new AbortController().signal });
const read = (pattern: string, id: string) => publicServer.reader(config).record(pattern, id)?.(call());

/** An API that answers every path alike; with a list of the paths. */
const answerAll = (answer: (path: string) => Answer) =>
  fakeApi(new Proxy({}, { get: (_target, path: string) => answer(path) }));

const event = {
  _id: "e1",
  title: "Opening",
  ministry: "",
  desc: "Water flows",
  description: "Water flows",
  coverImage: "uploads/a.jpg",
};

afterEach(() => void vi.unstubAllGlobals());

test("a record is read once: its head, and the answer under the key its screen asks with", async () => {
  const asked = answerAll(() => ({ json: { _id: "p1", title: "Well", coverImage: "uploads/a.jpg" } }));
  const found = await read(paths.waterProject, "p1");
  if (!found || found === "gone") throw new Error("not found");
  expect(asked).toHaveLength(1);
  expect(found.answers).toEqual([[["projects", "water", "p1"], expect.objectContaining({ title: "Well" })]]);
  expect(found.head[0]).toEqual(["title", {}, expect.stringMatching(/^Well – Ministry/)]);
  expect(found.head).toContainEqual([
    "meta",
    { property: "og:image", content: "https://files.example/uploads/a.jpg" },
  ]);
  expect(found.head).toContainEqual([
    "link",
    expect.objectContaining({ rel: "alternate", href: "https://site.example/feed-water.xml" }),
  ]);
  expect(found.head.at(-1)?.[0]).toBe("script");
});

test("a record's head names its page in every language of the site", async () => {
  answerAll(() => ({ json: { _id: "p1", title: "Well" } }));
  const reading = publicServer.reader({ ...config, languages: ["ar"] }).record(paths.waterProject, "p1");
  const found = await reading?.(call());
  if (!found || found === "gone") throw new Error("not found");
  expect(found.head).toContainEqual([
    "link",
    { rel: "alternate", hreflang: "ar", href: "https://site.example/ar/SingalProjectsWater/p1" },
  ]);
});

test("a record is read in the language of the page where it is translated", async () => {
  const translations = { en: { title: "A new well" } };
  answerAll(() => ({ json: { _id: "p1", title: "Ceel cusub", language: "so", translations } }));
  const found = await read(paths.waterProject, "p1");
  if (!found || found === "gone") throw new Error("not found");
  expect(found.head[0]?.[2]).toMatch(/^A new well – /);
  expect(JSON.stringify(found.answers)).not.toContain("translations");
});

const ofOneThing = Object.values(paths).filter((path) => path.includes(":id"));

describe.each(ofOneThing)("%s", (pattern) => {
  it("is gone when the API has no such record", async () => {
    answerAll(() => ({ status: 404, json: { message: "There is none." } }));
    expect(await read(pattern, "p1")).toBe("gone");
  });

  it("is not said to be gone while the API fails", async () => {
    answerAll(() => ({ status: 503, json: { message: "busy" } }));
    await expect(read(pattern, "p1")).rejects.toThrow();
  });

  it("asks for nothing that can be no id", () => {
    expect(read(pattern, "a b&c")).toBeUndefined();
  });
});

test("an event that no path and no list has is gone", async () => {
  answerAll((path) =>
    path.endsWith("/Event")
      ? { json: { items: [event], total: 1, limit: 20 } }
      : { status: 404, json: { message: "There is none." } },
  );
  expect(await read(paths.event, "e2")).toBe("gone");
  expect(await read(paths.event, "e1")).toMatchObject({ answers: [[["events", "e1"], { id: "e1" }]] });
});

test("an event is not said to be gone while the API fails where it is asked next", async () => {
  answerAll((path) => ({ status: path.startsWith("/readProjectEventSingal/") ? 404 : 503, json: {} }));
  await expect(read(paths.event, "e1")).rejects.toThrow();
});

test("sitemap and feed name the pages of what is published", async () => {
  answerAll((path) =>
    path.includes("Event")
      ? { json: { items: [{ ...event, createdAt: "2026-01-02T03:04:05Z" }], total: 1, limit: 100 } }
      : { json: [{ _id: "p1", title: "Well" }] },
  );
  const reader = publicServer.reader(config);
  const entries = (await Promise.all(reader.sitemap.map((list) => list(call())))).flat();
  expect(entries.map(({ path }) => path)).toEqual([
    "/SingalProjectsEnergy/p1",
    "/SingalProjectsWater/p1",
    "/SingalProjectsEvent/e1",
    "/documents/p1",
  ]);
  expect(entries[2]?.changed).toBe("2026-01-02T03:04:05Z");
  expect(await reader.feed(call())).toEqual([
    expect.objectContaining({
      path: "/SingalProjectsEvent/e1",
      title: "Opening",
      summary: "Event · Water flows",
    }),
    expect.objectContaining({ path: "/SingalProjectsWater/p1", title: "Well", topic: "water" }),
    expect.objectContaining({ path: "/SingalProjectsEnergy/p1", title: "Well", topic: "energy" }),
    expect.objectContaining({ path: "/documents/p1", title: "Well" }),
  ]);
});

/** Answers with these events and no other records. */
const answerEvents = (items: object[]) =>
  answerAll((path) => ({
    json: path.includes("Event") ? { items, total: items.length, limit: 50 } : [],
  }));

test("an achievement is in the feed when it was entered later than its project", async () => {
  const idAt = (iso: string) => (Date.parse(iso) / 1000).toString(16).padStart(8, "0") + "0".repeat(16);
  const createdAt = "2026-01-02T08:00:00Z";
  const together = { _id: idAt("2026-01-02T08:00:05Z"), title: "Surveyed", detail: "", progress: 100 };
  const later = { _id: idAt("2026-03-02T08:00:00Z"), title: "Drilled", detail: "120 m deep", progress: 60 };
  const project = { _id: "p1", title: "Well", createdAt, achievements: [together, later] };
  answerAll((path) => ({ json: path.includes("Water") ? [project] : [] }));
  const entries = await publicServer.reader(config).feed(call());
  expect(entries.map(({ path, title, topic, published }) => [path, title, topic, published])).toEqual([
    [`/project/p1/achievements#${later._id}`, "Well: Drilled", "water", "2026-03-02T08:00:00.000Z"],
    ["/SingalProjectsWater/p1", "Well", "water", createdAt],
  ]);
  expect(entries[0]?.summary).toBe("Achievement · 60% done · 120 m deep");
});

test("a publication of a sector's category is in the feed of that sector", async () => {
  const papers = [
    { _id: "d1", title: "Dams", category: "Water", description: "A survey" },
    { _id: "d2", title: "Staff", category: "hr" },
  ];
  answerAll((path) => ({ json: path.includes("DocumentFile") ? { data: papers } : [] }));
  const entries = await publicServer.reader(config).feed(call());
  expect(entries.map(({ path, topic }) => [path, topic])).toEqual([
    ["/documents/d1", "water"],
    ["/documents/d2", undefined],
  ]);
  expect(entries[0]?.summary).toBe("Document · Water · A survey");
});

test("the feed names the language of an entry's texts where they are not translated", async () => {
  const translations = { en: { title: "Opened" } };
  const items = [
    { ...event, language: "so", translations },
    { ...event, title: "", _id: "e2", language: "so" },
  ];
  answerEvents(items);
  const entries = await publicServer.reader(config).feed(call());
  expect(entries.map(({ title, languages }) => [title, languages])).toEqual([
    ["Untitled", { title: undefined, summary: "so" }],
    ["Opened", { title: undefined, summary: "so" }],
  ]);
});

test("a sector's news are in the feed of that sector, which has a page of its own words", async () => {
  answerEvents([event, { ...event, _id: "e2", sector: "water" }]);
  const entries = await publicServer.reader(config).feed(call());
  expect(new Set(entries.map(({ topic }) => topic))).toEqual(new Set(["water", undefined]));
  expect(Object.keys(publicServer.topicFeeds ?? {})).toEqual(["water", "energy"]);
  expect(publicServer.topicFeeds?.["water"]).toMatchObject({ page: "/feeds?sector=water" });
});
