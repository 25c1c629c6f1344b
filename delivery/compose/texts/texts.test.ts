import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { atomFeed } from "./feed.ts";
import { robotsTxt } from "./robots.ts";
import { fixedEntries, sitemapXml } from "./sitemap.ts";

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
    const records = [
      { path: "/SingalProjectsWater/w1", changed: "2026-01-02T03:04:05Z" },
      { path: "/SingalProjectsEvent/e1", changed: "nonsense" },
    ];
    const map = xml(sitemapXml({ siteBase: site }, [...fixedEntries({ parts }, []), ...records]));
    expect(texts(map, "loc")).toEqual([
      `${site}/`,
      `${site}/Admin&finace`,
      `${site}/SingalProjectsWater/w1`,
      `${site}/SingalProjectsEvent/e1`,
    ]);
    expect(texts(map, "lastmod")).toEqual(["2026-01-02T03:04:05.000Z"]);
  });

  test("leaves out a page that asks not to be listed", () => {
    const table = [{ pattern: "/Admin&finace", file: "Admin&finace.html", unlisted: true as const }];
    expect(fixedEntries({ parts }, table)).toEqual([{ path: "/" }]);
  });
});

describe("feed.xml", () => {
  const facts = { title: "News & events", subtitle: "All", author: "Ministry", path: "/EventPost" };
  const event = {
    path: "/SingalProjectsEvent/e1",
    title: "Well & <pump>\u0000",
    summary: "half a pair \uD800, \u0007bell",
    published: "2026-01-02T03:04:05Z",
  };

  test("is a feed whatever the texts hold", () => {
    const feed = xml(
      atomFeed(site, facts, [
        event,
        { ...event, path: `${event.path}2`, published: "soon", author: "Water" },
      ]),
    );
    expect(feed.querySelector("parsererror")).toBeNull();
    expect(texts(feed, "title")).toEqual(["News & events", "Well & <pump>", "Well & <pump>"]);
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

  test("of a topic has its entries alone, under an address of its own", () => {
    const feed = xml(
      atomFeed(site, facts, [event, { ...event, topic: "water", title: "Dam" }], { topic: "water" }),
    );
    expect(texts(feed, "title")).toEqual(["News & events", "Dam"]);
    expect(feed.querySelector("feed > id")?.textContent).toBe(`${site}/feed-water.xml`);
    expect(feed.querySelector("link[rel=self]")?.getAttribute("href")).toBe(`${site}/feed-water.xml`);
  });

  test("names the language of a text that is in another one than the feed", () => {
    const feed = atomFeed(site, facts, [{ ...event, languages: { title: "en" } }], { language: "so" });
    expect(feed).toContain('<title xml:lang="en">Well');
    expect(feed).toContain("<summary>half");
    expect(xml(feed).querySelector("feed")?.getAttribute("xml:lang")).toBe("so");
  });

  test("is a feed without events, too", () => {
    const feed = xml(atomFeed(site, facts, []));
    expect(feed.querySelectorAll("entry")).toHaveLength(0);
    expect(texts(feed, "updated")[0]).toMatch(/Z$/);
  });
});

test("robots.txt closes the portal and names the sitemap", () => {
  expect(robotsTxt({ siteBase: site, parts })).toBe(
    `User-agent: *\nDisallow: /Dashboard\nDisallow: /EventUpdateForm/\n\nSitemap: ${site}/sitemap.xml\n`,
  );
});
