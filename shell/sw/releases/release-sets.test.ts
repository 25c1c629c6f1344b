import { expect, test } from "vitest";
import { cachedImages } from "../cache/image-cache.ts";
import { markOpened } from "./release-sets.ts";
import { adminBase, config, publicBase, releaseSite, second, site } from "../testing/release-site.ts";

const { platform, evicted, release, syncReleaseSets, activeBuild, filesAsked } = releaseSite();

test("a visitor's device gets the public part whole and no byte of the admin's", async () => {
  expect(await syncReleaseSets()).toEqual({ retire: false, builds: { "public-mfe": "one" } });
  expect(filesAsked().toSorted()).toEqual([
    `${publicBase}entry.js`,
    `${publicBase}home.js`,
    `${publicBase}water.js`,
  ]);
  expect(platform.asked.some((url) => url.startsWith(adminBase))).toBe(false);
});

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

test("the kill switch is heard, and nothing is downloaded", async () => {
  platform.served.set(`${site}/config.json`, JSON.stringify({ ...config, serviceWorker: false }));
  expect(await syncReleaseSets()).toEqual({ retire: true, builds: {} });
  expect(filesAsked()).toEqual([]);
});

test("on a full device saved images make room for a build, and the page is informed", async () => {
  await cachedImages.put("https://api.example/storage/a.webp", new Response("image"));
  let tries = 0;
  platform.caches.isFull = (name) => name.startsWith("part:") && tries++ < 1;
  expect(await activeBuild()).toBe("one");
  expect(evicted).toEqual(["images"]);
});

test("a device with no room at all keeps the old set", async () => {
  await syncReleaseSets();
  release("public-mfe", publicBase, "two", second);
  platform.caches.isFull = (name) => name === "part:public-mfe:two";
  expect(await activeBuild()).toBe("one");
});
