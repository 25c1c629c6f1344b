import { beforeEach, expect, test, vi } from "vitest";
import { fakePlatform, type Platform } from "../../testing/platform.ts";
import type * as shellFiles from "./shell-files.ts";

const site = "https://site.example";
const listed = [
  { url: "app-shell.html", revision: "1" },
  { url: "assets/start-1.js", revision: null },
];

let platform: Platform;
let worker: typeof shellFiles;

beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.resetModules();
  platform = fakePlatform(vi.stubGlobal.bind(vi), site);
  vi.stubGlobal("location", new URL(site));
  // Workbox asks whether what it was given is one of these.
  vi.stubGlobal("FetchEvent", vi.fn());
  const isEvent = { value: (event: object) => "waitUntil" in event };
  vi.stubGlobal("ExtendableEvent", Object.defineProperty(vi.fn(), Symbol.hasInstance, isEvent));
  vi.stubGlobal("registration", { scope: `${site}/` });
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, site) : input, init);
      }
    },
  );
  Object.assign(self, { caches: platform.caches, registration: { scope: `${site}/` } });
  worker = await import("./shell-files.ts");
  worker.listShellFiles(listed);
  platform.served.set(`${site}/assets/start-1.js`, "start()");
  platform.served.set(`${site}/app-shell.html`, "<!doctype html>");
});

test("the shell is whole once all its files have come, its page last", async () => {
  expect(await worker.hasShellFiles()).toBe(false);
  await worker.fillShellFiles();
  expect(platform.asked).toEqual([`${site}/assets/start-1.js`, `${site}/app-shell.html`]);
  expect(await (await worker.shellFile("/app-shell.html"))?.text()).toBe("<!doctype html>");
  expect(await worker.hasShellFiles()).toBe(true);
});

test("what a cut connection left is not fetched again, and what is whole asks for nothing", async () => {
  platform.served.delete(`${site}/app-shell.html`);
  await expect(worker.fillShellFiles()).rejects.toThrow();
  expect(await worker.hasShellFiles()).toBe(false);
  platform.served.set(`${site}/app-shell.html`, "<!doctype html>");
  platform.asked.length = 0;
  await worker.fillShellFiles();
  expect(platform.asked).toEqual([`${site}/app-shell.html`]);
  platform.asked.length = 0;
  await worker.fillShellFiles();
  expect(platform.asked).toEqual([]);
});

test("two who want the files at once fetch them once", async () => {
  await Promise.all([worker.fillShellFiles(), worker.fillShellFiles()]);
  expect(platform.asked).toHaveLength(2);
});
