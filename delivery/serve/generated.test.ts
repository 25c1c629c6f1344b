import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import type { NewsEvent, Project } from "../../api-client/src/index.ts";
import { robotsTxt } from "../compose/robots.ts";
import { eventFeed } from "./feed.ts";
import { fixedEntries } from "./generated.ts";
import { recordEntries, sitemapXml } from "./sitemap.ts";

const site = "https://site.example";
const parts = [
  {
    name: "public-mfe" as const,
    base: "/parts/public/",
    paths: ["/", "/Admin&finace", "/documents/:id", "*"],
  },
  { name: "admin-mfe" as const, base: "/parts/admin/", paths: ["/Dashboard", "/EventUpdateForm/:id"] },
];
const xml = (text: string) => new new JSDOM("").window.DOMParser().parseFromString(text, "application/xml");
const texts = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);

describe("sitemap.xml", () => {
  test("lists the fixed pages and every record, with the time it changed", () => {
    const water = [{ id: "w1", sector: "water", updatedAt: "2026-01-02T03:04:05Z" }] as Project[];
    const events = [{ id: "e1", createdAt: "nonsense" }] as NewsEvent[];
    const map = xml(sitemapXml(site, [...fixedEntries({ parts }), ...recordEntries({ water, events })]));
    expect(texts(map, "loc")).toEqual([
      `${site}/`,
      `${site}/Admin&finace`,
      `${site}/SingalProjectsWater/w1`,
      `${site}/SingalProjectsEvent/e1`,
    ]);
    expect(texts(map, "lastmod")).toEqual(["2026-01-02T03:04:05.000Z"]);
  });
});

describe("feed.xml", () => {
  const event = {
    id: "e1",
    title: "Well & <pump>\u0000",
    ministry: "",
    description: "half a pair \uD800, \u0007bell",
    createdAt: "2026-01-02T03:04:05Z",
  } as NewsEvent;

  test("is a feed whatever the texts hold", () => {
    const feed = xml(
      eventFeed(site, [event, { ...event, id: "e2", createdAt: undefined, ministry: "Water" }]),
    );
    expect(feed.querySelector("parsererror")).toBeNull();
    expect(texts(feed, "title")).toEqual([
      "Events and news – Ministry of Energy and Water Resources",
      "Well & <pump>",
      "Well & <pump>",
    ]);
    expect(texts(feed, "summary")[0]).toBe("half a pair , bell");
    // RFC 4287, section 4.1.2: an id, a title and a time for each entry.
    for (const entry of feed.querySelectorAll("entry")) {
      expect(entry.querySelector("id")?.textContent).toMatch(
        /^https:\/\/site\.example\/SingalProjectsEvent\/e/,
      );
      expect(entry.querySelector("updated")?.textContent).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
    expect(texts(feed, "updated")[0]).toBe("2026-01-02T03:04:05.000Z");
  });

  test("is a feed without events, too", () => {
    const feed = xml(eventFeed(site, []));
    expect(feed.querySelectorAll("entry")).toHaveLength(0);
    expect(texts(feed, "updated")[0]).toMatch(/Z$/);
  });
});

test("robots.txt closes the portal and names the sitemap", () => {
  expect(robotsTxt({ siteBase: site, parts })).toBe(
    `User-agent: *\nDisallow: /Dashboard\nDisallow: /EventUpdateForm/\n\nSitemap: ${site}/sitemap.xml\n`,
  );
});
