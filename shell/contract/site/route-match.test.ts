import { expect, it } from "vitest";
import { matchRoute } from "./route-match.ts";

const routes = ["*", "/", "/documents/:id", "/documents/new", "/Admin&finace", "/:any/x"].map((pattern) => ({
  pattern,
}));
const found = (pathname: string) => {
  const match = matchRoute(routes, pathname);
  return [match?.route.pattern, match?.params];
};

it.each([
  ["/", "/", {}],
  ["/documents/New/", "/documents/new", {}],
  ["/documents/a1", "/documents/:id", { id: "a1" }],
  ["/admin&FINACE", "/Admin&finace", {}],
  ["/documents/x", "/documents/:id", { id: "x" }],
  ["/elsewhere/at/all", "*", {}],
])("the most exact pattern answers for %s", (pathname, pattern, params) => {
  expect(found(pathname)).toEqual([pattern, params]);
});

it("an address that no pattern fits has no route", () => {
  expect(matchRoute([{ pattern: "/a" }], "/b")).toBeUndefined();
});
