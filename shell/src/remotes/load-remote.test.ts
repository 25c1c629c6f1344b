import type { RemoteConfig } from "@ministry/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRemotes, withoutLimitMs, type RemotesOptions } from "./load-remote.ts";

/** Brings the build that is being loaded. */
let bring = () => {};

vi.mock("./find-build.ts", () => ({ buildsToTry: () => [{ buildId: "one" }] }));
vi.mock("./run-build.ts", () => ({
  runBuild: () =>
    new Promise((resolve) => {
      bring = () => resolve({ buildId: "one", isInTree: true, routes: [{ path: "/search" }] });
    }),
}));

const part: RemoteConfig = { name: "public-mfe", base: "/parts/public/", paths: ["*"] };
const remotes = () => createRemotes({ hold: () => {}, apart: () => ({}) } as unknown as RemotesOptions);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", new URL("http://site.test/search"));
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("a build that takes longer than ten seconds is given up where nothing stands on the screen", async () => {
  const ended = vi.fn();
  remotes().routesOf(part).then(ended, ended);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: "TookTooLong" }));
});

it("a build is waited for as long as it takes while the page stands there in its HTML", async () => {
  const ended = vi.fn();
  remotes().routesOf(part, withoutLimitMs).then(ended, ended);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ended).not.toHaveBeenCalled();
  bring();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith([{ path: "/search" }]);
});
