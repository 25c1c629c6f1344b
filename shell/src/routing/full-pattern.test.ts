import { expect, it } from "vitest";
import { walkRoutes } from "./full-pattern.ts";

it("names each route as a part's manifest does", () => {
  const found: string[] = [];
  walkRoutes(
    [{ children: [{ path: "/" }, { path: "/a", children: [{ path: "b/:id" }] }, { path: "*" }] }],
    (_route, pattern) => found.push(pattern),
  );
  expect(found).toEqual(["/", "/", "/a", "/a/b/:id", "*"]);
});
