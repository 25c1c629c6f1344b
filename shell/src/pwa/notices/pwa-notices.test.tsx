// @vitest-environment jsdom
import type { LineState } from "@ministry/contract";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { act, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { english } from "../../texts/texts.ts";
import { installHint } from "./install-hint.tsx";
import { connectionText, PwaNotices } from "./pwa-notices.tsx";
import { idlePwa } from "../pwa.ts";
import { hasNewer } from "../start-pwa.ts";
import { createStore } from "../lib/store.ts";

const savedAt = new Date(2026, 10, 21, 8, 5).toISOString();

test.each([
  ["online", "", ""],
  ["offline", "", "You are offline."],
  ["offline", savedAt, "You are offline. Saved copy from 21 Nov 2026, 08:05."],
  [
    "unreachable",
    savedAt,
    "The ministry's service can't be reached at the moment. Saved copy from 21 Nov 2026, 08:05.",
  ],
  ["captive", "", "This network wants you to sign in first."],
  ["online", savedAt, "Saved copy from 21 Nov 2026, 08:05."],
  ["offline", "no time", "You are offline. Saved copy from an earlier visit."],
] as const)("with the line %s and a copy from '%s' the notice says so", (line, copy, text) => {
  expect(connectionText(line, copy, english)).toBe(text);
});

test.each([
  ["so", "21/11/2026, 08:05"],
  ["ar", "21"],
])("a saved copy's time has no English month on a page in %s", (language, time) => {
  document.documentElement.lang = language;
  const text = connectionText("online", savedAt, english);
  document.documentElement.lang = "en";
  expect(text).toContain(time);
  expect(text).not.toContain("Nov");
});

test("a page that has just started shows an empty live region", () => {
  const html = renderToStaticMarkup(<PwaNotices pwa={idlePwa()} />);
  expect(html).toContain('<div role="status"></div>');
  expect(html).not.toContain("<button");
});

test("what is known before React has adopted the page's HTML is said after it, and the page is kept", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const pwa = { ...idlePwa(), line: createStore<LineState>("online") };
  const container = document.createElement("div");
  container.innerHTML = renderToString(<PwaNotices pwa={pwa} />);
  const [standing] = container.children;
  pwa.line.set("offline");
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, <PwaNotices pwa={pwa} />, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  expect(container.children[0]).toBe(standing);
  expect(container.querySelector("[role=status]")?.textContent).toBe("You are offline.");
});

test("a ready update is announced and offered by a button", () => {
  const idle = idlePwa();
  const pwa = { ...idle, update: { ...idle.update, ready: createStore(true) } };
  const html = renderToStaticMarkup(<PwaNotices pwa={pwa} />);
  expect(html).toMatch(/role="status">.*Update ready\..*<\/div>/);
  expect(html).toMatch(/<button.*>Reload<\/button>/);
});

test("a network that wants a sign-in is distinguished from a service that is down, with the way to its page", () => {
  const pwa = {
    ...idlePwa(),
    line: createStore("captive" as const),
    signInUrl: "https://api.example/healthz",
  };
  const html = renderToStaticMarkup(<PwaNotices pwa={pwa} />);
  expect(html).toMatch(/<a[^>]*href="https:\/\/api.example\/healthz"[^>]*>Open its sign-in page<\/a>/);
});

/** With what is fetched only when it is shown. */
const rendered = async (screen: ReactNode) => new Response((await prerender(screen)).prelude).text();

const hinting = (what: "ask" | "explain") => ({
  ...{ get: () => "offered" as const, subscribe: () => () => undefined, ask: async () => true },
  ...{ hint: createStore<"" | "ask" | "explain">(what), dismiss: () => undefined },
});

test.each([
  ["ask", /<button[^>]*>Install<\/button>/],
  ["explain", /<a[^>]*href="\/offline#install"[^>]*>See how<\/a>/],
] as const)("the install hint offers to %s, can be sent away, and gives way to news", async (what, way) => {
  const pwa = { ...idlePwa(), hint: createStore(installHint(hinting(what))) };
  const html = await rendered(<PwaNotices pwa={pwa} />);
  expect(html).toMatch(way);
  expect(html).toMatch(/<button[^>]*>Not now<\/button>/);
  const busy = await rendered(<PwaNotices pwa={{ ...pwa, line: createStore("offline" as const) }} />);
  expect(busy).not.toContain("Not now");
});

const pin = (buildId: string) => ({ buildId, contract: 1, entry: "e", integrity: {}, init: [], routes: {} });

test.each([
  ["newer", { "public-mfe": "two" }, true],
  ["the same", { "public-mfe": "one" }, false],
  ["newer of a part the page does not run", { "public-mfe": "one", "admin-mfe": "a2" }, false],
  ["none at all", {}, false],
])("an update is offered when the builds on the device are %s: %o → %s", (_what, builds, expected) => {
  expect(hasNewer(builds, { "public-mfe": pin("one") })).toBe(expected);
});
