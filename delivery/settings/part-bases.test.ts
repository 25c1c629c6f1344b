import { expect, it } from "vitest";
import { readPartBases } from "./part-bases.ts";

it("leaves the parts under the site when nothing is set", () => {
  expect(readPartBases(undefined)).toEqual({ "public-mfe": "/parts/public/", "admin-mfe": "/parts/admin/" });
});

it("takes another origin, and a path, with a slash at the end", () => {
  expect(readPartBases("public-mfe=https://public.example admin-mfe=/officers/")).toEqual({
    "public-mfe": "https://public.example/",
    "admin-mfe": "/officers/",
  });
});

it.each([
  "shell=https://x.example",
  "public-mfe",
  "public-mfe=public.example",
  "public-mfe=ftp://x.example",
  "public-mfe=//x.example/",
  "public-mfe=https://x.example/?a=1",
])("refuses %s by name", (given) => {
  expect(() => readPartBases(given)).toThrow(/^PART_BASES: /);
});
