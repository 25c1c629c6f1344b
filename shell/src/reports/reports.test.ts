import type { ReportBatch } from "@ministry/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kindOfScreenError } from "./page-reports.ts";
import { createReports } from "./reports.ts";
import { partOfError } from "./watch-errors.ts";

let sent: ReportBatch[];
const reportsOf = (isSampled: boolean, share = 10) =>
  createReports({ share, isSampled, send: (batch) => sent.push(batch) > 0 });

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("what a page reports goes out together, each failure of a build once", () => {
  const reports = reportsOf(true);
  reports.visited("public-mfe", "one");
  for (let times = 0; times < 5; times++) reports.failed("public-mfe", "one", "render");
  reports.failed("public-mfe", "one", "error");
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(5_000);
  expect(sent).toEqual([
    {
      schema: 1,
      visits: [["public-mfe", "one"]],
      failures: [
        ["public-mfe", "one", "render"],
        ["public-mfe", "one", "error"],
      ],
    },
  ]);
  reports.failed("public-mfe", "one", "error");
  reports.flush();
  expect(sent).toHaveLength(1);
});

test("a page that was not drawn reports nothing", () => {
  const reports = reportsOf(false);
  reports.visited("public-mfe", "one");
  reports.failed("public-mfe", "one", "render");
  reports.flush();
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([]);
});

test("a page that runs a canary always reports, also what failed before it ran", () => {
  const reports = reportsOf(false);
  reports.failed("public-mfe", "newer", "load");
  reports.visited("public-mfe", "canary", true);
  reports.flush();
  expect(sent[0]).toMatchObject({
    visits: [["public-mfe", "canary"]],
    failures: [["public-mfe", "newer", "load"]],
  });
});

test("a page reports a limited number of things", () => {
  const reports = reportsOf(true);
  for (let build = 0; build < 100; build++) reports.failed("public-mfe", `b${build}`, "load");
  reports.flush();
  expect(sent[0]?.failures).toHaveLength(20);
});

const bases = [
  { name: "public-mfe" as const, base: "https://site.example/parts/public/" },
  { name: "admin-mfe" as const, base: "https://admin.example/" },
];

test("an error belongs to the part whose file it was thrown in", () => {
  expect(partOfError({ filename: "https://site.example/parts/public/assets/a.js" }, bases)).toBe(
    "public-mfe",
  );
  const stack =
    "Error\n at f (https://admin.example/assets/b.js:1:2)\n at g (https://site.example/parts/public/a.js)";
  expect(partOfError({ stack }, bases)).toBe("admin-mfe");
});

test("an error of the shell or of a browser extension belongs to no part", () => {
  expect(partOfError({ filename: "https://site.example/assets/main.js" }, bases)).toBeUndefined();
  expect(
    partOfError({ filename: "chrome-extension://x/y.js", stack: "Error\n at z" }, bases),
  ).toBeUndefined();
  expect(partOfError({}, bases)).toBeUndefined();
});

test("tells a screen's file that did not come from a fault in rendering", () => {
  expect(kindOfScreenError(new TypeError("Failed to fetch dynamically imported module: x"))).toBe("load");
  expect(kindOfScreenError(new TypeError("x is undefined"))).toBe("render");
});
