import { beforeEach, expect, test, vi } from "vitest";
import { boundedCache } from "./bounded-cache.ts";
import { fakePlatform } from "../testing/platform.ts";

const url = (name: string) => `https://api.example/storage/${name}`;
const held = async (cache: ReturnType<typeof boundedCache>, names: string[]) => {
  const found = await Promise.all(names.map((name) => cache.match(url(name))));
  return names.filter((_name, index) => found[index]);
};

beforeEach(() => {
  vi.unstubAllGlobals();
  fakePlatform(vi.stubGlobal.bind(vi));
});

test("the oldest go first when there are too many", async () => {
  const cache = boundedCache("images", { entries: 2, bytes: 1_000 });
  for (const name of ["a", "b", "c"]) await cache.put(url(name), new Response("1"));
  expect(await held(cache, ["a", "b", "c"])).toEqual(["b", "c"]);
});

test("what came ahead goes before what was read, also in a later life of the worker", async () => {
  const bounds = { entries: 2, bytes: 1_000 };
  const cache = boundedCache("images", bounds);
  await cache.put(url("read"), new Response("1"));
  await cache.put(url("ahead"), new Response("1"), { ahead: true });
  const later = boundedCache("images", bounds);
  expect(await later.sizeAhead()).toEqual({ entries: 1, bytes: 1 });
  await later.put(url("new"), new Response("1"));
  expect(await held(later, ["read", "ahead", "new"])).toEqual(["read", "new"]);
  await later.put(url("more"), new Response("1"));
  expect(await held(later, ["read", "new", "more"])).toEqual(["new", "more"]);
});

test("the oldest go first when they weigh too much", async () => {
  const cache = boundedCache("images", { entries: 10, bytes: 10 });
  for (const name of ["a", "b", "c"]) await cache.put(url(name), new Response("12345"));
  expect(await held(cache, ["a", "b", "c"])).toEqual(["b", "c"]);
  expect(await cache.size()).toEqual({ entries: 2, bytes: 10 });
});

test("an entry put again counts as the newest", async () => {
  const cache = boundedCache("images", { entries: 2, bytes: 1_000 });
  for (const name of ["a", "b", "a", "c"]) await cache.put(url(name), new Response("1"));
  expect(await held(cache, ["a", "b", "c"])).toEqual(["a", "c"]);
});

test("what is larger than the whole cache does not empty it", async () => {
  const cache = boundedCache("images", { entries: 10, bytes: 10 });
  await cache.put(url("a"), new Response("1"));
  await cache.put(url("b"), new Response("x".repeat(11)));
  expect(await held(cache, ["a", "b"])).toEqual(["a"]);
});
