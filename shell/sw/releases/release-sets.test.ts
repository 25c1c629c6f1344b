import type { AssetManifest, RemoteName, SiteConfig } from "@ministry/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { bootOf } from "./sets/boot.ts";
import { answerPartFile } from "./files/part-files.ts";
import { cachedImages } from "../cache/image-cache.ts";
import { markOpened, syncReleaseSets as syncWith } from "./release-sets.ts";
import { changeState, readState } from "./sets/state.ts";
import { fakePlatform, type Platform, sri } from "../testing/platform.ts";

const site = "https://site.example";
const publicBase = `${site}/parts/public/`;
const adminBase = "https://cdn.example/admin/";
const config: SiteConfig = {
  apiBase: "https://api.example",
  siteBase: "https://site.example",
  storageBase: "https://api.example/storage",
  parts: [
    { name: "public-mfe", base: "/parts/public/", paths: ["*"] },
    { name: "admin-mfe", base: adminBase, paths: ["/AdminLogin"] },
  ],
  serviceWorker: true,
  links: {},
};

let platform: Platform;
let gaveUp: string[];
const syncReleaseSets = () => syncWith(async (what) => void gaveUp.push(what));

beforeEach(() => {
  gaveUp = [];
  vi.unstubAllGlobals();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  platform = fakePlatform(vi.stubGlobal.bind(vi), site);
  platform.served.set(`${site}/config.json`, JSON.stringify(config));
  release("public-mfe", publicBase, "one", { "entry.js": "entry 1", "home.js": "home", "water.js": "water" });
  release("admin-mfe", adminBase, "a1", { "entry.js": "admin entry" });
});

function manifestOf(name: RemoteName, buildId: string, files: Record<string, string>): AssetManifest {
  return {
    schema: 1,
    name,
    buildId,
    contract: 1,
    entry: "entry.js",
    files: Object.entries(files).map(([path, body]) => [path, sri(body), body.length]),
    init: ["entry.js"],
    routes: {},
  };
}

/** Puts a release where the part is served, the manifest last. */
function release(
  name: RemoteName,
  base: string,
  buildId: string,
  files: Record<string, string>,
): AssetManifest {
  for (const [path, body] of Object.entries(files)) platform.served.set(base + path, body);
  const manifest = manifestOf(name, buildId, files);
  platform.served.set(`${base}asset-manifest.json`, JSON.stringify(manifest));
  return manifest;
}

const activeBuild = async () => (await syncReleaseSets()).builds["public-mfe"];
const filesAsked = () => platform.asked.filter((url) => /\.js$/.test(url));
const second = { "entry.js": "entry 2", "home.js": "home", "water.js": "water" };

test("a visitor's device gets the public part whole and no byte of the admin's", async () => {
  expect(await syncReleaseSets()).toEqual({ retire: false, builds: { "public-mfe": "one" } });
  expect(filesAsked().toSorted()).toEqual([
    `${publicBase}entry.js`,
    `${publicBase}home.js`,
    `${publicBase}water.js`,
  ]);
  expect(platform.asked.some((url) => url.startsWith(adminBase))).toBe(false);
});

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
  const runOut = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(runOut.signal);
  await markOpenedOnNewDevice("admin-mfe");
  platform.served.set(`${publicBase}asset-manifest.json`, silence);
  const first = syncReleaseSets();
  await vi.waitFor(() => expect(platform.asked).toContain(`${publicBase}asset-manifest.json`));
  runOut.abort();
  expect((await first).builds).toEqual({ "admin-mfe": "a1" });

  vi.mocked(AbortSignal.timeout).mockRestore();
  release("public-mfe", publicBase, "two", second);
  expect(await activeBuild()).toBe("two");
});

/** A device that has opened a part's screens and holds no build yet. */
async function markOpenedOnNewDevice(part: RemoteName): Promise<void> {
  await changeState(() => ({ schema: 1, config, parts: {}, opened: [part] }));
}

test("the admin's part is downloaded once its screens were opened, also from another origin", async () => {
  await syncReleaseSets();
  expect(await markOpened("admin-mfe")).toBe(true);
  expect((await syncReleaseSets()).builds).toEqual({ "public-mfe": "one", "admin-mfe": "a1" });
  expect(await markOpened("admin-mfe")).toBe(false);
});

test("a part's own copies of shared packages are not fetched while it takes the host's", async () => {
  const files = { "entry.js": "entry 1", "react.js": "own React", "mount.js": "mounts" };
  const manifest = release("public-mfe", publicBase, "copies", files);
  const body = { ...manifest, fallbacks: { react: ["react.js"] }, mount: ["mount.js"] };
  platform.served.set(`${publicBase}asset-manifest.json`, JSON.stringify(body));
  expect(await activeBuild()).toBe("copies");
  expect(filesAsked()).toEqual([`${publicBase}entry.js`]);
});

test("an update costs the changed files alone", async () => {
  await syncReleaseSets();
  platform.asked.length = 0;
  release("public-mfe", publicBase, "two", {
    "entry-2.js": "entry 2",
    "entry.js": "entry 1",
    "moved.js": "water",
  });
  expect(await activeBuild()).toBe("two");
  expect(filesAsked()).toEqual([`${publicBase}entry-2.js`]);
});

test("a set that is up to date costs the configuration and the manifest", async () => {
  await syncReleaseSets();
  platform.asked.length = 0;
  await syncReleaseSets();
  expect(platform.asked).toEqual([`${site}/config.json`, `${publicBase}asset-manifest.json`]);
});

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

test("the collector keeps active, previous, held and the one being downloaded", async () => {
  const builds = async () => (await platform.caches.keys()).filter((key) => key.startsWith("part:"));
  await syncReleaseSets();
  platform.held.add("build:public-mfe:one");
  release("public-mfe", publicBase, "two", second);
  await syncReleaseSets();
  release("public-mfe", publicBase, "three", { ...second, "entry.js": "entry 3" });
  await syncReleaseSets();
  release("public-mfe", publicBase, "four", { ...second, "entry.js": "entry 4" });
  platform.served.delete(`${publicBase}entry.js`);
  await syncReleaseSets();
  expect(await builds()).toEqual(["one", "two", "three", "four"].map((id) => `part:public-mfe:${id}`));

  platform.held.clear();
  await syncReleaseSets();
  expect(await builds()).toEqual(["two", "three", "four"].map((id) => `part:public-mfe:${id}`));
});

test("an older release put back becomes active again without a download", async () => {
  await syncReleaseSets();
  release("public-mfe", publicBase, "two", second);
  await syncReleaseSets();
  platform.asked.length = 0;
  release("public-mfe", publicBase, "one", { "entry.js": "entry 1", "home.js": "home", "water.js": "water" });
  expect(await activeBuild()).toBe("one");
  expect(filesAsked()).toEqual([]);
});

test("a page is pinned to whole builds, with the hash of each file it needs", async () => {
  await syncReleaseSets();
  const state = await readState();
  expect(bootOf(state!)).toEqual({
    config,
    pins: {
      "public-mfe": {
        buildId: "one",
        contract: 1,
        entry: "entry.js",
        integrity: { "entry.js": sri("entry 1") },
        init: ["entry.js"],
        routes: {},
        inTree: true,
      },
    },
  });
});

test("a remote that needs another React is pinned with what it requires, to run in a root of its own", async () => {
  await syncReleaseSets();
  const state = (await readState())!;
  const { active } = state.parts["public-mfe"]!;
  const react = { range: "^18.0.0", names: ["useState"] };
  Object.assign(active!.manifest, {
    contract: 2,
    requires: { react },
    fallbacks: { react: ["react.js"] },
    mount: [],
  });
  const pin = bootOf(state).pins["public-mfe"];
  expect(pin).toMatchObject({ requires: { react }, fallbacks: { react: ["react.js"] }, mount: [] });
  expect(pin?.inTree).toBeUndefined();
});

test("a shell that was put back starts pages with the build before one it can't host", async () => {
  await syncReleaseSets();
  release("public-mfe", publicBase, "two", second);
  await syncReleaseSets();
  const state = (await readState())!;
  state.parts["public-mfe"]!.active!.manifest.contract = 99;
  expect(bootOf(state).pins["public-mfe"]?.buildId).toBe("one");
});

test("the kill switch is heard, and nothing is downloaded", async () => {
  platform.served.set(`${site}/config.json`, JSON.stringify({ ...config, serviceWorker: false }));
  expect(await syncReleaseSets()).toEqual({ retire: true, builds: {} });
  expect(filesAsked()).toEqual([]);
});

test("a captive portal's answer for the configuration changes nothing", async () => {
  await syncReleaseSets();
  platform.served.set(`${site}/config.json`, html);
  expect(await activeBuild()).toBe("one");
  expect((await readState())?.config).toEqual(config);
});

test("on a full device saved images make room for a build, and the page is informed", async () => {
  await cachedImages.put("https://api.example/storage/a.webp", new Response("image"));
  let tries = 0;
  platform.caches.isFull = (name) => name.startsWith("part:") && tries++ < 1;
  expect(await activeBuild()).toBe("one");
  expect(gaveUp).toEqual(["images"]);
});

test("a device with no room at all keeps the old set", async () => {
  await syncReleaseSets();
  release("public-mfe", publicBase, "two", second);
  platform.caches.isFull = (name) => name === "part:public-mfe:two";
  expect(await activeBuild()).toBe("one");
});
