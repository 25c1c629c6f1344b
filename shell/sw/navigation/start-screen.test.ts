import { withBoot, type Boot } from "@ministry/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { openedPage } from "./opened-pages.ts";
import { saveOpenedScreen, saveStartScreen, startScreen } from "./start-screen.ts";
import { fakePlatform, type Platform } from "../testing/platform.ts";

const site = "https://site.example";
const entry = '<script type="module" crossorigin src="/assets/index-one.js" integrity="sha256-one"></script>';
const appShell = `<head>${entry}<script id="boot"></script></head><div id="root"></div>`;

let platform: Platform;

beforeEach(() => {
  vi.unstubAllGlobals();
  platform = fakePlatform(vi.stubGlobal.bind(vi), site);
});

const bootOf = (buildId: string, apiBase = "https://api.example") =>
  ({
    config: { apiBase, links: { video: "https://video.example/<a>" } },
    pins: { "public-mfe": { buildId } },
  }) as unknown as Boot;

/** The site's start page, with a screen that `buildId` made. */
const pageOf = (
  buildId: string,
  { apiBase = "https://api.example", script = entry, isUnanswered = false } = {},
) =>
  withBoot(`<head>${script}<script id="boot"></script></head><div id="root"><h1>${buildId}</h1></div>`, {
    ...bootOf(buildId, apiBase),
    prerendered: buildId,
    isUnanswered,
  });

const serve = (html: string) =>
  platform.served.set(
    `${site}/`,
    () =>
      new Response(html, {
        headers: { "content-security-policy": "style-src 'sha256-x'", "content-length": "1" },
      }),
  );

test("the start page that was saved answers with its screen and policy, pinned to the builds of now", async () => {
  serve(pageOf("b1"));
  await saveStartScreen(bootOf("b1"), appShell);
  const now = { ...bootOf("b1"), pins: { ...bootOf("b1").pins, "admin-mfe": { buildId: "a2" } } } as Boot;
  const answer = await startScreen("/", now, appShell);
  const html = (await answer?.text()) ?? "";
  expect(html).toContain("<h1>b1</h1>");
  expect(html).toContain('"admin-mfe":{"buildId":"a2"}');
  expect(html).toContain('"prerendered":"b1"');
  expect(html).toContain('"isSaved":true');
  expect(answer?.headers.get("content-security-policy")).toBe("style-src 'sha256-x'");
  expect(answer?.headers.get("content-length")).toBeNull();
  expect(await startScreen("/water", now, appShell)).toBeUndefined();
});

test.each([
  ["of another build", pageOf("b0")],
  ["of another shell", pageOf("b1", { script: entry.replaceAll("one", "two") })],
  ["of another configuration", pageOf("b1", { apiBase: "https://old.example" })],
  ["without a screen", appShell],
])("a start page %s is not saved", async (_what, html) => {
  serve(html);
  await saveStartScreen(bootOf("b1"), appShell);
  expect(await startScreen("/", bootOf("b1"), appShell)).toBeUndefined();
});

test("a saved start page is not shown once the builds, the shell or the configuration are others", async () => {
  serve(pageOf("b1"));
  await saveStartScreen(bootOf("b1"), appShell);
  expect(await startScreen("/", bootOf("b2"), appShell)).toBeUndefined();
  expect(await startScreen("/", bootOf("b1", "https://new.example"), appShell)).toBeUndefined();
  expect(await startScreen("/", bootOf("b1"), appShell.replaceAll("one", "two"))).toBeUndefined();
});

test("it is asked for again only when it no longer belongs, and stays while the site has no better", async () => {
  serve(pageOf("b1"));
  await saveStartScreen(bootOf("b1"), appShell);
  await saveStartScreen(bootOf("b1"), appShell);
  expect(platform.asked).toEqual([`${site}/`]);

  serve(pageOf("b3"));
  await saveStartScreen(bootOf("b2"), appShell);
  expect(platform.asked).toHaveLength(2);
  expect(await startScreen("/", bootOf("b1"), appShell)).toBeDefined();
});

test("an answer that is no page of ours changes nothing", async () => {
  platform.served.set(`${site}/`, () => new Response("sign in first", { status: 511 }));
  await saveStartScreen(bootOf("b1"), appShell);
  expect(await startScreen("/", bootOf("b1"), appShell)).toBeUndefined();
});

const water = `${site}/water`;
const sentAt = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toUTCString();
const serveWater = (html: string, hoursAgo = 0) =>
  platform.served.set(
    water,
    () => new Response(html, { headers: { "content-type": "text/html", date: sentAt(hoursAgo) } }),
  );
const openWater = async (boot: Boot) => {
  const answer = await startScreen("/water", boot, appShell, await openedPage(water));
  return answer?.text();
};

test("the next visit to a page that was open begins with its screen", async () => {
  serveWater(pageOf("b1"));
  await saveOpenedScreen(water, bootOf("b1"), appShell);
  expect(await openWater(bootOf("b1"))).toContain("<h1>b1</h1>");
  expect(await openWater(bootOf("b2"))).toBeUndefined();
});

test("a page is asked for again when a day has passed, and when the builds are others", async () => {
  serveWater(pageOf("b1"), 25);
  await saveOpenedScreen(water, bootOf("b1"), appShell);
  serveWater(pageOf("b1").replace("<h1>", "<h1>newer "));
  await saveOpenedScreen(water, bootOf("b1"), appShell);
  await saveOpenedScreen(water, bootOf("b1"), appShell);
  expect(platform.asked).toEqual([water, water]);
  expect(await openWater(bootOf("b1"))).toContain("<h1>newer b1</h1>");

  serveWater(pageOf("b2"));
  await saveOpenedScreen(water, bootOf("b2"), appShell);
  expect(await openWater(bootOf("b2"))).toContain("<h1>b2</h1>");
});

test.each([
  ["of a newer release", pageOf("b3")],
  ["of the lite edition", "<h1>Water</h1>"],
  ["that is very long", pageOf("b1") + " ".repeat(300_000)],
])("a page %s takes no place", async (_what, html) => {
  serveWater(html);
  await saveOpenedScreen(water, bootOf("b1"), appShell);
  expect(await openWater(bootOf("b1"))).toBeUndefined();
});

const places = pageOf("b1", { isUnanswered: true }).replace("<h1>", "<h1>places of ");

test("a page that the site sent without what the API knows is asked for again, and replaces no better one", async () => {
  serveWater(places);
  await saveOpenedScreen(water, bootOf("b1"), appShell);
  expect(await openWater(bootOf("b1"))).toContain("<h1>places of b1</h1>");
  serveWater(pageOf("b1"), 25);
  await saveOpenedScreen(water, bootOf("b1"), appShell);
  expect(await openWater(bootOf("b1"))).toContain("<h1>b1</h1>");
  serveWater(places);
  await saveOpenedScreen(water, bootOf("b1"), appShell);
  expect(platform.asked).toEqual([water, water, water]);
  expect(await openWater(bootOf("b1"))).toContain("<h1>b1</h1>");
});

test("the start page is asked for again until it came with what the API knows", async () => {
  for (const html of [places, pageOf("b1"), places]) {
    serve(html);
    await saveStartScreen(bootOf("b1"), appShell);
  }
  expect(platform.asked).toHaveLength(2);
  expect(await (await startScreen("/", bootOf("b1"), appShell))?.text()).toContain("<h1>b1</h1>");
});
