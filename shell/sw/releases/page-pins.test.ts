import { expect, test } from "vitest";
import { bootOf } from "./sets/boot.ts";
import { readState } from "./sets/state.ts";
import { sri } from "../testing/platform.ts";
import { config, publicBase, releaseSite, second } from "../testing/release-site.ts";

const { release, syncReleaseSets } = releaseSite();

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
