import { afterEach, expect, test, vi } from "vitest";
import { lazyCode } from "./lazy-code.ts";

afterEach(() => vi.restoreAllMocks());

test("code is asked for once, however often it is wanted", async () => {
  const ask = vi.fn(() => Promise.resolve("code"));
  const later = lazyCode(ask);
  expect(ask).not.toHaveBeenCalled();
  expect(later.load()).toBe(later.load());
  await later.load();
  await later.load();
  expect(later.state()).toEqual({ code: "code" });
  expect(ask).toHaveBeenCalledOnce();
});

test("code that could not be had is asked for when it is wanted again; listeners hear of both", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const failure = new TypeError("Failed to fetch");
  const later = lazyCode(vi.fn(() => Promise.resolve("code")).mockRejectedValueOnce(failure));
  const heard: unknown[] = [];
  const leave = later.subscribe(() => heard.push(later.state()));
  await later.load();
  await later.load();
  leave();
  expect(heard).toEqual([{ error: failure }, { code: "code" }]);
});
