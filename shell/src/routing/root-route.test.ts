import { expect, it } from "vitest";
import { placeOf } from "./root-route.tsx";

const at = (key: string, pathname: string, search = "") => ({ key, pathname, search, hash: "", state: null });

it("each page of a list that is opened by a full load has a place of its own", () => {
  const places = ["", "?page=2", "?page=3"].map((search) => placeOf(at("default", "/EventPost", search)));
  expect(new Set(places).size).toBe(3);
  expect(placeOf(at("default", "/EventPost", "?page=2"))).toBe(places[1]);
});

it("a page that was reached by a link has the place of that visit", () => {
  expect(placeOf(at("a1", "/EventPost"))).not.toBe(placeOf(at("b2", "/EventPost")));
});
