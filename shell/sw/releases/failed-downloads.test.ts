import type { AssetManifest, RemoteName } from "@ministry/contract";
import { expect, test, vi } from "vitest";
import { answerPartFile } from "./files/part-files.ts";
import { markOpened } from "./release-sets.ts";
import { changeState, readState } from "./sets/state.ts";
import { sri } from "../testing/platform.ts";
import { config, publicBase, releaseSite, second, site } from "../testing/release-site.ts";

const { platform, release, syncReleaseSets, activeBuild, filesAsked } = releaseSite();

/** Held here: Node collects a request that nothing refers to, and its signal with it, which then never aborts. */
const unanswered: Request[] = [];

/** Never answers; ends when the caller does not wait any longer. */
const silence = (request: Request) => {
  unanswered.push(request);
  return new Promise<Response>((_, reject) => {
    const tooLong = () => reject(new DOMException("too long", "TimeoutError"));
    if (request.signal.aborted) return tooLong();
    request.signal.addEventListener("abort", tooLong);
  });
};

test("a part that never answers holds back no other part, and no later look", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await markOpenedOnNewDevice("admin-mfe");
  platform.served.set(`${publicBase}asset-manifest.json`, silence);
  const first = syncReleaseSets();
  await expect.poll(() => platform.asked).toContain(`${publicBase}asset-manifest.json`);
  vi.advanceTimersByTime(20_000);
  expect((await first).builds).toEqual({ "admin-mfe": "a1" });

  vi.useRealTimers();
  release("public-mfe", publicBase, "two", second);
  expect(await activeBuild()).toBe("two");
});

/** A device that has opened a part's screens and holds no build yet. */
async function markOpenedOnNewDevice(part: RemoteName): Promise<void> {
  await changeState(() => ({ schema: 1, config, parts: {}, opened: [part] }));
}

const html = () => new Response("<!doctype html><p>Sign in to the hotel's network", { status: 200 });
const faults: [what: string, break_: () => void][] = [
  ["one wrong byte", () => platform.served.set(`${publicBase}entry.js`, "entry X")],
  ["a page instead of a script", () => platform.served.set(`${publicBase}water.js`, html)],
  [
    "a missing file",
    () => platform.served.set(`${publicBase}home.js`, () => new Response("", { status: 404 })),
  ],
  ["a dropped connection", () => platform.served.delete(`${publicBase}home.js`)],
];
const changed = { "entry.js": "entry 2", "home.js": "home 2", "water.js": "water 2" };

test.each(faults)(
  "%s keeps the old set, and the next try goes on where it stopped",
  async (_what, break_) => {
    await syncReleaseSets();
    release("public-mfe", publicBase, "two", changed);
    break_();
    expect(await activeBuild()).toBe("one");
    expect(await (await answerPartFile(new Request(`${publicBase}entry.js`))).text()).toBe("entry 1");

    const already = filesInCache(await platform.caches.open("part:public-mfe:two"));
    platform.asked.length = 0;
    release("public-mfe", publicBase, "two", changed);
    expect(await activeBuild()).toBe("two");
    expect(filesAsked()).toHaveLength(3 - (await already).length);
  },
);

test.each(Object.keys(changed))(
  "a connection that breaks at %s leaves the old set active and whole, and the new one goes on there",
  async (cutAt) => {
    await syncReleaseSets();
    release("public-mfe", publicBase, "two", changed);
    // From this file on nothing arrives any more.
    const paths = Object.keys(changed);
    for (const path of paths.slice(paths.indexOf(cutAt))) platform.served.delete(publicBase + path);
    expect(await activeBuild()).toBe("one");
    for (const [path, body] of Object.entries({
      "entry.js": "entry 1",
      "home.js": "home",
      "water.js": "water",
    }))
      expect(await (await answerPartFile(new Request(publicBase + path))).text()).toBe(body);

    platform.asked.length = 0;
    release("public-mfe", publicBase, "two", changed);
    expect(await activeBuild()).toBe("two");
    expect(filesAsked().toSorted()).toEqual(
      paths
        .slice(paths.indexOf(cutAt))
        .map((path) => publicBase + path)
        .toSorted(),
    );
  },
);

test("a part without its manifest, answering a page for everything, keeps the old set", async () => {
  await syncReleaseSets();
  platform.served.set(`${publicBase}asset-manifest.json`, html);
  for (const path of Object.keys(changed)) platform.served.set(publicBase + path, html);
  expect(await activeBuild()).toBe("one");
  expect(await (await answerPartFile(new Request(`${publicBase}entry.js`))).text()).toBe("entry 1");
});

const filesInCache = async (cache: { keys(): Promise<Request[]> }) =>
  (await cache.keys()).filter(({ url }) => url.endsWith(".js"));

const manifestFaults: [what: string, change: (manifest: AssetManifest) => unknown][] = [
  ["no manifest", () => html],
  ["another part's manifest", (m) => JSON.stringify({ ...m, name: "admin-mfe" })],
  ["a newer share contract", (m) => JSON.stringify({ ...m, contract: 99 })],
  ["a file without a hash", (m) => JSON.stringify({ ...m, files: m.files.map(([path]) => [path, "", 1]) })],
  ["an entry that is not among the files", (m) => JSON.stringify({ ...m, entry: "other.js" })],
  [
    "a file outside the part's folder",
    (m) => JSON.stringify({ ...m, files: [...m.files, ["../../a.js", sri(""), 0]] }),
  ],
];

test.each(manifestFaults)("%s keeps the old set", async (_what, change) => {
  await syncReleaseSets();
  const manifest = release("public-mfe", publicBase, "two", second);
  platform.served.set(`${publicBase}asset-manifest.json`, change(manifest) as string);
  expect(await activeBuild()).toBe("one");
});

test("wrong bytes in the browser's own cache are asked for once more", async () => {
  let tries = 0;
  platform.served.set(`${publicBase}home.js`, () => new Response(tries++ === 0 ? "stale" : "home"));
  expect(await activeBuild()).toBe("one");
});

test("a part that is down does not hold up the others", async () => {
  await syncReleaseSets();
  await markOpened("admin-mfe");
  platform.served.delete(`${publicBase}asset-manifest.json`);
  expect((await syncReleaseSets()).builds).toEqual({ "public-mfe": "one", "admin-mfe": "a1" });
});

test("without any line the committed builds stay active", async () => {
  await syncReleaseSets();
  platform.served.clear();
  expect((await syncReleaseSets()).builds).toEqual({ "public-mfe": "one" });
});

test("a captive portal's answer for the configuration changes nothing", async () => {
  await syncReleaseSets();
  platform.served.set(`${site}/config.json`, html);
  expect(await activeBuild()).toBe("one");
  expect((await readState())?.config).toEqual(config);
});
