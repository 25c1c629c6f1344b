import { expect, test } from "vitest";
import { knownSearch } from "./known-search.ts";

const names = ["q", "page", "sort"];

test.each([
  ["/EventPost", ""],
  ["/EventPost?", ""],
  ["/EventPost?utm_source=sms&lite", ""],
  ["/EventPost?page=2&q=well%20water&q=other", "?q=well+water&page=2"],
  ["/EventPost?q=&page=2", "?page=2"],
])("of %s screens go by '%s'", (url, search) => {
  expect(knownSearch(url, names)).toBe(search);
});

test("what no screen writes into its address is left to the browser", () => {
  expect(knownSearch(`/search?q=${"a".repeat(400)}`, names)).toBeUndefined();
});
