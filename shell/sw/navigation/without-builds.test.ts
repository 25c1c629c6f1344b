import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakePlatform, type Platform } from "../testing/platform.ts";
import { answerWithoutBuilds } from "./without-builds.ts";
import { changeState } from "../releases/sets/state.ts";
import { updateIndex } from "../publications/saved-file-index.ts";
import { putSaved } from "../publications/saved.ts";
import { forgetOpenedPages, saveOpenPages } from "./opened-pages.ts";

const site = "https://site.example";
const html =
  '<!doctype html><html><head><title data-page-head>Wells &amp; pumps</title><link rel="modulepreload" href="/a.js"></head>' +
  '<body class="x"><div id="root"><h1>Wells</h1></div><script type="module" src="/a.js"></script></body></html>';

let platform: Platform;
let saving: Promise<unknown>[] = [];

beforeEach(() => {
  vi.unstubAllGlobals();
  saving = [];
  platform = fakePlatform(vi.stubGlobal.bind(vi), site);
  Object.assign(self, { clients: { matchAll: async () => [{ url: `${site}/wells?page=2#list` }] } });
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'",
  };
  platform.served.set(`${site}/wells?page=2`, () => new Response(html, { headers }));
  platform.served.set(`${site}/wells?page=2#list`, () => new Response(html, { headers }));
});

afterEach(() => void vi.useRealTimers());

const at = async (path: string) => {
  const answer = await answerWithoutBuilds(new Request(site + path), (work) => saving.push(work));
  await Promise.all(saving);
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
  expect(text).toMatch(/<body class="x"><p role="status"><strong>The site can’t be reached now/);
  expect(text).not.toMatch(/<script type="module"|modulepreload/);
});

test("a page that came from the site while its screens were on their way can be read again without it", async () => {
  await at("/wells?page=2");
  platform.served.clear();
  const { status, text } = await at("/wells?page=2");
  expect(status).toBe(200);
  expect(text).toContain("<h1>Wells</h1>");
});

test("an error, and what is no page, are not saved", async () => {
  platform.served.set(`${site}/gone`, () => new Response(html, { status: 404 }));
  platform.served.set(`${site}/data`, () => Response.json({}));
  await at("/gone");
  await at("/data");
  platform.served.clear();
  expect((await at("/gone")).status).toBe(503);
  expect((await at("/data")).status).toBe(503);
});

test("where the browser refuses storage, the site answers, and without it the page of last resort", async () => {
  vi.stubGlobal("caches", { open: async () => Promise.reject(new DOMException("no", "SecurityError")) });
  expect((await at("/wells?page=2")).text).toBe(html);
  platform.served.clear();
  expect((await at("/wells?page=2")).text).toContain('href="tel:');
});

test("where the site fails, a page that was open is shown instead of its error", async () => {
  await saveOpenPages();
  platform.served.set(`${site}/wells?page=2`, () => new Response("Bad gateway", { status: 502 }));
  expect((await at("/wells?page=2")).text).toContain("<h1>Wells</h1>");
  platform.served.set(`${site}/contact`, () => new Response("Bad gateway", { status: 502 }));
  expect((await at("/contact")).text).toBe("Bad gateway");
});

/** A connection that takes a request and gives no answer. */
const silence = () => new Promise<Response>(() => undefined);

test.each([
  ["a page that was open", "/wells?page=2", 10_000, "<h1>Wells</h1>"],
  ["any other page", "/contact", 30_000, 'href="tel:'],
])("on a connection that gives no answer %s is shown in time", async (_what, path, ms, shown) => {
  await saveOpenPages();
  platform.served.set(site + path, silence);
  vi.useFakeTimers();
  const answer = at(path);
  await vi.advanceTimersByTimeAsync(ms);
  expect((await answer).text).toContain(shown);
});

test("the request reaches the server as it is, and what comes too late is not paid for", async () => {
  await saveOpenPages();
  const cancelled = vi.fn();
  const fetched = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    return new Response(new ReadableStream({ cancel: cancelled }));
  });
  vi.stubGlobal("fetch", fetched);
  vi.useFakeTimers();
  const request = new Request(`${site}/wells?page=2`);
  const answer = answerWithoutBuilds(request, () => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await (await answer).text()).toContain("<h1>Wells</h1>");
  expect(fetched).toHaveBeenCalledExactlyOnceWith(request);
  expect(cancelled).toHaveBeenCalledOnce();
});

test("a page that takes its time over the rest comes whole", async () => {
  await saveOpenPages();
  let end = () => {};
  platform.served.set(
    `${site}/wells?page=2`,
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode("<h1>Newer"));
            end = () => {
              controller.enqueue(new TextEncoder().encode(" wells</h1>"));
              controller.close();
            };
          },
        }),
      ),
  );
  vi.useFakeTimers();
  const answer = at("/wells?page=2");
  await vi.advanceTimersByTimeAsync(60_000);
  end();
  expect((await answer).text).toBe("<h1>Newer wells</h1>");
});

test.each(["en", "so", "ar"])("what is said in %s is true of a server that fails, too", async (language) => {
  const prefix = language === "en" ? "" : `/${language}`;
  const { text } = await at(`${prefix}/contact`);
  expect(text).toContain(`<html lang="${language}"`);
  expect(text).not.toMatch(/no connection|Internet ma jiro|لا يوجد اتصال/i);
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
  expect((await at("/wells?page=2")).text).toContain("No page or file that can be opened now was found.");
});

test("a page that can't be had is not saved, and keeps nothing else from being done", async () => {
  platform.served.clear();
  await expect(saveOpenPages()).resolves.toBeUndefined();
  expect((await at("/wells?page=2")).status).toBe(503);
});

test("a saved publication can be reached from it, one that was evicted is not offered", async () => {
  const storageBase = "https://api.example/storage";
  await changeState(() => ({ schema: 1, parts: {}, opened: [], config: { storageBase } }) as never);
  const file = (name: string) => ({
    ...{ url: `${storageBase}/${name}.pdf`, filename: `${name} & plan.pdf`, mimetype: "application/pdf" },
    ...{ size: 1, received: 1, state: "kept" as const },
  });
  await updateIndex(() => ({ [file("a").url]: file("a"), [file("b").url]: file("b") }));
  await putSaved(file("a"), new Blob(["1"]));
  platform.served.clear();
  const { text } = await at("/contact");
  expect(text).toContain('<a href="/kept/a.pdf">a &amp; plan.pdf</a>');
  expect(text).not.toContain("/kept/b.pdf");
});
