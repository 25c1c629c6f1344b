import type { Boot, Pin } from "@ministry/contract";
import { expect, test } from "vitest";
import { hintsFor } from "./hints.ts";

const pin = (routes: Record<string, string[]>): Pin => ({
  buildId: "one",
  contract: 1,
  entry: "entry.js",
  integrity: { "entry.js": "sha256-entry", "detail.js": "sha256-detail", "detail.css": "sha256-style" },
  init: ["entry.js"],
  routes,
});
const boot = {
  config: {
    parts: [
      { name: "public-mfe", base: "/parts/public/", paths: ["*"] },
      { name: "admin-mfe", base: "https://cdn.example/admin/", paths: ["/AdminLogin"] },
    ],
  },
  pins: {
    "public-mfe": pin({
      "/": ["home.js"],
      "*": ["not-found.js"],
      "/SingalProjectsWater/:id": ["detail.js", "detail.css", "detail.svg"],
      "/Admin&finace": ["department.js"],
    }),
    "admin-mfe": pin({ "/AdminLogin": ["sign-in.js"] }),
  },
} as unknown as Boot;
const files = (pathname: string) =>
  [...hintsFor(pathname, boot).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test.each([
  ["/", "/parts/public/home.js"],
  ["/singalprojectswater/42/", "/parts/public/detail.js"],
  ["/Admin&finace", "/parts/public/department.js"],
  ["/AdminLogin", "https://cdn.example/admin/sign-in.js"],
  ["/nowhere", "/parts/public/not-found.js"],
])("the page of %s is named with what comes before it", (pathname, page) => {
  expect(files(pathname)).toContain(page);
  expect(files(pathname)[0]).toMatch(/entry\.js$/);
});

test("scripts and styles are named with their hashes, once each; images are not", () => {
  expect(hintsFor("/SingalProjectsWater/42", boot)).toBe(
    '<link rel="modulepreload" crossorigin integrity="sha256-entry" href="/parts/public/entry.js">' +
      '<link rel="modulepreload" crossorigin integrity="sha256-detail" href="/parts/public/detail.js">' +
      '<link rel="preload" as="style" crossorigin integrity="sha256-style" href="/parts/public/detail.css">',
  );
});

test("a part without a pin is left to the page", () => {
  const { "public-mfe": publicPin } = boot.pins;
  expect(hintsFor("/AdminLogin", { ...boot, pins: { "public-mfe": publicPin } })).toBe("");
});
