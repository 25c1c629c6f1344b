import { describe, expect, test } from "vitest";
import { alternatesOf, fullTitle, headTags, structuredData, type PageFacts } from "./page-facts.ts";

const site = "https://site.example";
const facts: PageFacts = {
  title: "Borehole",
  description: `${"word ".repeat(40)}end`,
  path: "/SingalProjectsWater/1",
  image: "https://files.example/a.jpg",
  trail: [{ label: "Water projects", to: "/WaterProject" }],
  subject: (ministry) => ({ "@type": "Project", parentOrganization: ministry }),
};
const contentOf = (given: PageFacts, name: string) =>
  headTags(given, site).find(([, { property, name: named }]) => property === name || named === name)?.[1]
    .content;

describe("a page's head", () => {
  test("names the ministry behind the page, and alone on its own page", () => {
    expect(fullTitle(facts)).toBe("Borehole – Ministry of Energy and Water Resources");
    expect(fullTitle({ title: "Ministry of Energy and Water Resources" })).not.toContain("–");
  });

  test("gives full addresses, and no more than 160 characters of text", () => {
    const tags = headTags(facts, site);
    expect(tags).toContainEqual(["link", { rel: "canonical", href: `${site}${facts.path}` }]);
    expect(contentOf(facts, "og:url")).toBe(`${site}${facts.path}`);
    expect(contentOf(facts, "og:image")).toBe(facts.image);
    expect(contentOf(facts, "description")?.length).toBeLessThanOrEqual(160);
    expect(contentOf(facts, "description")).toMatch(/word…$/);
  });

  test("names the page in every language of the site, and the English one for all others", () => {
    const others = alternatesOf("/water", { siteBase: site, languages: ["so", "ar"] });
    expect(others).toEqual([
      ["en", `${site}/water`],
      ["so", `${site}/so/water`],
      ["ar", `${site}/ar/water`],
      ["x-default", `${site}/water`],
    ]);
    expect(alternatesOf("/water", { siteBase: site })).toEqual([]);
    expect(alternatesOf(undefined, { siteBase: site, languages: ["so"] })).toEqual([]);
  });

  test("has the site's own picture, with its size, where the page has none", () => {
    const plain = { ...facts, image: undefined };
    expect(contentOf(plain, "og:image")).toBe(`${site}/share-card.png`);
    expect([contentOf(plain, "og:image:width"), contentOf(plain, "og:image:height")]).toEqual([
      "1200",
      "630",
    ]);
  });

  test("asks not to be found where it has no address", () => {
    const lost = { title: "Not found" };
    expect(contentOf(lost, "robots")).toBe("noindex");
    expect(headTags(lost, site).some(([tag]) => tag === "link")).toBe(false);
    expect(structuredData(lost, site)).toBeUndefined();
  });
});

test("the page in the words of schema.org: the way to it, and what it is about", () => {
  const { "@graph": graph } = JSON.parse(structuredData(facts, site) ?? "");
  expect(graph[0]).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
      { "@type": "ListItem", position: 2, name: "Water projects", item: `${site}/WaterProject` },
      { "@type": "ListItem", position: 3, name: "Borehole", item: `${site}/SingalProjectsWater/1` },
    ],
  });
  expect(graph[1]).toMatchObject({
    "@type": "Project",
    name: "Borehole",
    url: `${site}/SingalProjectsWater/1`,
    parentOrganization: { "@type": "GovernmentOrganization", "@id": `${site}/#ministry` },
  });
});
