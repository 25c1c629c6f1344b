import { beforeEach, expect, test, vi } from "vitest";
import { fakePlatform, type Platform } from "../testing/platform.ts";
import { answerBeforeWhole } from "./before-whole.ts";
import { forgetOpenedPages, saveOpenPages } from "./opened-pages.ts";

const site = "https://site.example";
const html =
  '<!doctype html><html><head><title data-page-head>Wells &amp; pumps</title><link rel="modulepreload" href="/a.js"></head>' +
  '<body class="x"><div id="root"><h1>Wells</h1></div><script type="module" src="/a.js"></script></body></html>';

let platform: Platform;

beforeEach(() => {
  vi.unstubAllGlobals();
  platform = fakePlatform(vi.stubGlobal.bind(vi), site);
  Object.assign(self, { clients: { matchAll: async () => [{ url: `${site}/wells?page=2#list` }] } });
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'",
  };
  platform.served.set(`${site}/wells?page=2`, () => new Response(html, { headers }));
  platform.served.set(`${site}/wells?page=2#list`, () => new Response(html, { headers }));
});

const at = async (path: string) => {
  const answer = await answerBeforeWhole(new Request(site + path));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test("the site answers while it can", async () => {
  expect((await at("/wells?page=2")).text).toBe(html);
});

test("without the site a page that was open can be read again, and runs nothing", async () => {
  await saveOpenPages();
  platform.served.clear();
  const { status, headers, text } = await at("/wells?page=2");
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toBe("default-src 'none'");
  expect(text).toContain("<h1>Wells</h1>");
  expect(text).toMatch(/<body class="x"><p role="status"><strong>There is no connection/);
  expect(text).not.toMatch(/<script type="module"|modulepreload/);
});

test("any other page names the ministry's telephones and what can be read", async () => {
  await saveOpenPages();
  platform.served.clear();
  const { status, headers, text } = await at("/contact");
  expect(status).toBe(503);
  expect(headers.get("content-security-policy")).toMatch(/style-src 'sha256-[\w+/]+=*'/);
  expect(text).toContain('<a href="tel:+000800000300" dir="ltr">');
  expect(text).toContain('<a href="/wells?page=2">Wells &amp; pumps</a>');
});

test("it says that nothing is saved where nothing is", async () => {
  await saveOpenPages();
  await forgetOpenedPages();
  platform.served.clear();
  expect((await at("/wells?page=2")).text).toContain("Nothing yet.");
});

test("a page that can't be had is not saved, and keeps nothing else from being done", async () => {
  platform.served.clear();
  await expect(saveOpenPages()).resolves.toBeUndefined();
  expect((await at("/wells?page=2")).status).toBe(503);
});
