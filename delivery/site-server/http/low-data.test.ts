import type { IncomingMessage } from "node:http";
import { lowDataChoice } from "@ministry/contract";
import { expect, test } from "vitest";
import {
  isPassedOn,
  liteReason,
  litePreferenceCookie,
  htmlWithLiteRedirect,
  withoutLite,
} from "./low-data.ts";

const request = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers }) as unknown as IncomingMessage;

test.each([
  ["the visitor's choice", { cookie: "a=b; low-data=on" }, "low-data"],
  ["the browser's wish", { "save-data": "on" }, "low-data"],
  ["the choice against the browser's wish", { "save-data": "on", cookie: "low-data=off" }, undefined],
  ["a browser without scripts", { cookie: "low-data=off; lite=on" }, "no-scripts"],
  ["nothing", {}, undefined],
])("%s decides on the lite edition", (_what, headers, reason) => {
  expect(liteReason(request("/water", headers as Record<string, string>))).toBe(reason);
});

test("the way to the lite edition keeps what was looked for", () => {
  expect(htmlWithLiteRedirect("<head></head>", "")).toContain('content="0;url=?lite"');
  expect(htmlWithLiteRedirect("<head></head>", '?q="a"&page=2')).toContain(
    'content="0;url=?q=%22a%22&amp;page=2&amp;lite"',
  );
  expect(liteReason(request("/search?q=a&lite"))).toBe("no-scripts");
});

test("a link of the site turns low data on, and stays on for a year", () => {
  expect(lowDataChoice.linkFor("/search", "?q=a")).toBe("/search?q=a&lite=on");
  const turnsOn = request(lowDataChoice.linkFor("/water", ""));
  expect(liteReason(turnsOn)).toBe("low-data");
  expect(litePreferenceCookie(turnsOn)).toMatch(/^low-data=on; path=\/; max-age=31536000;/);
  expect(litePreferenceCookie(request("/water?lite"))).toBe("lite=on; path=/; samesite=lax");
  expect(litePreferenceCookie(request("/water"))).toBeUndefined();
});

test("an address that was passed on is opened as everybody's", () => {
  expect(isPassedOn(request("/water?lite", { "sec-fetch-site": "none" }))).toBe(true);
  expect(isPassedOn(request("/water?lite", { "sec-fetch-site": "same-origin" }))).toBe(false);
  expect(isPassedOn(request("/water?lite"))).toBe(false);
  expect(isPassedOn(request("/water?lite=on", { "sec-fetch-site": "cross-site" }))).toBe(true);
  expect(withoutLite("/search?q=a&lite&page=2")).toBe("/search?q=a&page=2");
  expect(withoutLite("/water?lite")).toBe("/water");
});
