import sharp from "sharp";
import { post, signIn } from "../../fixtures/content/content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { addressesIn, headOf, pageAt, recordAt, xml } from "../../fixtures/sent-pages.ts";
import { complaintsOf, PublicPage } from "../../pages/public-page.ts";
import { phonePhoto } from "../../../support/devices/photo.ts";
import { runCommand } from "../../../support/servers/product.ts";
import { checkedPages } from "../../../support/html-checker.ts";

/** What those see of the site who run no scripts: search engines, messengers, feed readers, checkers. */
test.use({ serviceWorkers: "block" });

const project = "Springs of the high valley";
const event = `Springs & <b>pumps</b> of the "high" valley`;
const report = "Flow of the springs";
let projectId = "";

test.beforeAll(async ({ product: { apiUrl } }) => {
  const token = await signIn(apiUrl);
  const cover = new File([new Uint8Array(await phonePhoto())], "spring.jpg", { type: "image/jpeg" });
  const desc = "Nine springs are lined and covered.";
  await post(apiUrl, "/createProjectWater/waterProject", token, { title: project, desc, coverImage: cover });
  await post(apiUrl, "/createProjectEvent/Event", token, {
    title: event,
    ministry: "Water Department",
    description: desc,
  });
  const file = new File(["%PDF-1.4\n%%EOF\n"], "Flow.pdf", { type: "application/pdf" });
  await post(apiUrl, "/createAssess/DocumentFile", token, { title: report, category: "water", file });
  const answer: unknown = await (await fetch(`${apiUrl}/readProjectWater/waterProject`)).json();
  const projects = (Array.isArray(answer) ? answer : (answer as { data: unknown[] }).data) as Record<
    string,
    string
  >[];
  projectId = projects.find(({ title }) => title === project)?._id ?? "";
});

/** Screens with one address. */
const fixedPaths = [
  "/",
  "/Ministry",
  "/minister",
  "/water",
  "/Energy",
  "/PlanningPolicy",
  "/Admin&finace", // (sic)
  "/EnergyProject",
  "/WaterProject",
  "/AssessmentsPost",
  "/tenders",
  "/projects",
  "/EventPost",
  "/feeds",
  "/contact",
];

test("the HTML of every fixed page names it, its address and its picture", async ({ product }) => {
  const titles = new Set<string>();
  for (const path of fixedPaths) {
    const { status, head } = await headOf(product.siteUrl + path);
    expect(status).toBe(200);
    const address = product.siteUrl + path;
    expect(head.canonical, path).toBe(address);
    expect(head.title).toMatch(
      path === "/" ? /^Ministry of Energy/ : /.+ – Ministry of Energy and Water Resources$/,
    );
    expect(head.description?.length, path).toBeGreaterThan(40);
    expect(head).toMatchObject({
      "og:title": head.title,
      "og:description": head.description,
      "og:url": address,
      "og:type": "website",
      "og:locale": "en_GB",
      "og:site_name": "Ministry of Energy and Water Resources",
      "og:image": `${product.siteUrl}/share-card.png`,
      "twitter:card": "summary_large_image",
    });
    const types = head.data.map((thing) => thing["@type"]);
    expect(types, path).toEqual([path === "/" ? "GovernmentOrganization" : "BreadcrumbList"]);
    titles.add(head.title);
  }
  expect(titles.size).toBe(fixedPaths.length);
  for (const path of ["/offline", "/accessibility", "/search", "/no-such-page"]) {
    const { head } = await headOf(product.siteUrl + path);
    expect(head.description?.length, path).toBeGreaterThan(40);
  }

  const picture = await fetch(`${product.siteUrl}/share-card.png`);
  const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
});

test("@everyday the HTML of one record's page names the record, or says that there is none", async ({
  product,
}) => {
  const { head } = await recordAt(`${product.siteUrl}/SingalProjectsWater/${projectId}`);
  expect(head.title).toBe(`${project} – Ministry of Energy and Water Resources`);
  expect(head.canonical).toBe(`${product.siteUrl}/SingalProjectsWater/${projectId}`);
  expect(head["og:description"]).toBe("Nine springs are lined and covered.");
  expect((await fetch(head["og:image"] ?? "")).headers.get("content-type")).toMatch(/^image\//);
  expect(head.data.map((thing) => thing["@type"])).toEqual(["BreadcrumbList", "Project"]);

  const viewer = (await recordAt(`${product.siteUrl}/project/${projectId}/achievements`)).head;
  expect(viewer["og:title"]).toMatch(`Achievements: ${project}`);

  const listed = await addressesIn(`${product.siteUrl}/sitemap.xml`);
  const heads = await Promise.all(
    listed
      .filter((url) => /\/(?:SingalProjectsEvent|documents)\//.test(url))
      .map(async (url) => (await recordAt(url)).head),
  );
  const news = heads.find(({ title }) => title.startsWith(event));
  expect(news?.data[1]).toMatchObject({ "@type": "NewsArticle", about: { "@type": "Event" } });
  const paper = heads.find(({ title }) => title.startsWith(report));
  expect(paper?.data[1]).toMatchObject({ "@type": "DigitalDocument", encodingFormat: "application/pdf" });

  const gone = `${product.siteUrl}/SingalProjectsWater/${"0".repeat(24)}`;
  await expect.poll(async () => (await headOf(gone)).status).toBe(404);
  const odd = await headOf(`${product.siteUrl}/SingalProjectsWater/${encodeURIComponent('"><script>')}`);
  expect(odd.head.title).toBe("Ministry of Energy and Water Resources");
});

test("sitemap, robots and the feeds name everything published and nothing of the portal", async ({
  page,
  product,
}) => {
  const listed = await addressesIn(`${product.siteUrl}/sitemap.xml`);
  expect(listed).toEqual(expect.arrayContaining(fixedPaths.map((path) => product.siteUrl + path)));
  expect(listed).toContain(`${product.siteUrl}/SingalProjectsWater/${projectId}`);
  expect(listed.filter((url) => url.includes("/SingalProjectsEvent/"))).not.toHaveLength(0);

  const robots = await (await fetch(`${product.siteUrl}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${product.siteUrl}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => product.siteUrl + path);
  expect(closed).toContain(`${product.siteUrl}/Dashboard`);
  expect(listed.filter((url) => closed.some((path) => url.startsWith(path)))).toEqual([]);

  const { document: home } = await pageAt(`${product.siteUrl}/`);
  const feedPath = home
    .querySelector('link[rel="alternate"][type="application/atom+xml"]')
    ?.getAttribute("href");
  const answer = await fetch(product.siteUrl + feedPath);
  expect(answer.headers.get("content-type")).toContain("application/atom+xml");
  const feed = xml(await answer.text());
  expect(feed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  const entries = [...feed.querySelectorAll("entry > title")].map(({ textContent }) => textContent);
  expect(entries).toEqual(expect.arrayContaining([event, project, report]));
  for (const part of feed.querySelectorAll("feed, entry")) {
    for (const needed of ["id", "title", "updated"]) {
      expect([...part.children].filter(({ localName }) => localName === needed)).toHaveLength(1);
    }
  }
  // A sector's pages name the feed of its news; who opens it in a browser comes to the page that explains it.
  for (const [path, feedOfSector] of [
    ["/water", "/feed-water.xml"],
    ["/EnergyProject", "/feed-energy.xml"],
    [`/SingalProjectsWater/${projectId}`, "/feed-water.xml"],
  ]) {
    const { document } = await pageAt(product.siteUrl + path);
    const named = document.querySelector(`link[rel="alternate"][href="${product.siteUrl}${feedOfSector}"]`);
    expect(named?.getAttribute("title"), path).toMatch(/: news and projects$/);
    expect((await fetch(product.siteUrl + feedOfSector)).headers.get("content-type")).toContain("atom+xml");
  }
  await page.goto(`${product.siteUrl}/feed-water.xml`);
  await expect(page).toHaveURL(`${product.siteUrl}/feeds?sector=water`);
  await expect(page.getByText(`${product.siteUrl}/feed-water.xml`)).toBeVisible();

  const etag = answer.headers.get("etag") ?? "";
  const again = await fetch(product.siteUrl + feedPath, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("AMB-24 a link the ministry sets leads there after `compose`, the others stay off", async ({
  product,
}) => {
  // The site is composed four times.
  const address = "https://social.example/mewr";
  const footer = async () => {
    const { document } = await pageAt(`${product.siteUrl}/`);
    const social = (name: string) =>
      [...document.querySelectorAll("footer a")].find((link) =>
        link.getAttribute("aria-label")?.includes(name),
      );
    return [social("Facebook"), social("YouTube")].map((link) => ({
      href: link?.getAttribute("href"),
      off: link?.getAttribute("aria-disabled"),
    }));
  };
  const off = { href: null, off: "true" };
  expect(await footer()).toEqual([off, off]);
  try {
    await runCommand("compose", [], { ...product.settings, SITE_LINKS: `facebook=${address}` });
    expect(await footer()).toEqual([{ href: address, off: null }, off]);
    const config = await (await fetch(`${product.siteUrl}/config.json`)).json();
    expect(config.links).toEqual({ facebook: address });
  } finally {
    // A setting that is not given stays as it is stored with the site.
    await runCommand("compose", [], { ...product.settings, SITE_LINKS: "none" });
  }
  expect(await footer()).toEqual([off, off]);
  await expect(
    runCommand("compose", [], { ...product.settings, SITE_LINKS: "facebok=https://x.example" }),
  ).rejects.toThrow(/no link "facebok"/);
});

test("a visitor's way through the site leaves its head right and breaks no rule of the site's policy", async ({
  page,
  product,
}) => {
  const complaints = complaintsOf(page);
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
        ({ href }) => href,
      ),
      descriptions: document.querySelectorAll('meta[name="description"]').length,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
        JSON.parse(textContent ?? "")["@graph"].map((thing: { "@type": string }) => thing["@type"]),
      ),
    }));
  const detail = {
    title: `${project} – Ministry of Energy and Water Resources`,
    canonical: [`${product.siteUrl}/SingalProjectsWater/${projectId}`],
    descriptions: 1,
    data: [["BreadcrumbList", "Project"]],
  };

  await page.goto(`${product.siteUrl}/`);
  await expect
    .poll(head)
    .toMatchObject({ canonical: [`${product.siteUrl}/`], data: [["GovernmentOrganization"]] });
  await page.goto(`${product.siteUrl}/WaterProject`);
  const shown = new PublicPage(page);
  // Before that the browser itself follows the link, to the page as it is sent.
  await shown.untilAlive();
  await shown
    .card(project)
    .getByRole("link", { name: /^Read for More/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(project);
  // JSON-LD is for programs, which read pages as they are sent: that of another page is gone.
  await expect.poll(head).toEqual({ ...detail, data: [] });
  // While the API takes longer than the site's server waits for it, pages are sent without their record.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(project);
    expect(await head()).toEqual(detail);
  }).toPass({ timeout: 60_000 });
  expect(complaints).toEqual([]);
});

test("the Nu HTML checker finds no fault with any page of the site", async ({ product }) => {
  const checked = await checkedPages(`${product.settings.SITES_DIR}/pages`);
  test.skip("skipped" in checked, "skipped" in checked ? checked.skipped : "");
  if ("skipped" in checked) return;
  expect(checked.pages).toBeGreaterThan(fixedPaths.length);
  expect(checked.faults).toEqual([]);
});
