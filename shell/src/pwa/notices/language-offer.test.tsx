// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { languageOffer, wantedLanguage } from "./language-offer.tsx";

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => localStorage.clear());

test.each([
  ["en", [null, "so-SO", "en"], "so"],
  ["en", [null, "en-GB", "so"], undefined],
  ["en", [null, "fr", "ar-EG", "en"], "ar"],
  ["en", ["so", "en-GB"], "so"],
  ["so", ["en", "so"], "en"],
  ["so", ["so", "en-GB"], undefined],
  ["en", [null, "fr"], undefined],
] as const)("on a page in %s, who wants %j is offered %s", (ofPage, wishes, offered) => {
  expect(wantedLanguage(ofPage, ["so", "ar"], wishes)).toBe(offered);
});

const pathOf = (pathname: string) => pathname;

/** Shows the offer on a page in English of a site in three languages. */
function show(): HTMLElement {
  const container = document.createElement("div");
  act(() => createRoot(container).render(languageOffer("en", ["so", "ar"], pathOf)));
  return container;
}

test("the offer is a line in the offered language that leads to the same page", () => {
  localStorage.setItem("language", "ar");
  history.replaceState(null, "", "/water?q=1");
  const link = show().querySelector("a");
  expect([link?.textContent, link?.getAttribute("href"), link?.hreflang]).toEqual([
    "العربية",
    "/ar/water?q=1",
    "ar",
  ]);
  expect(link?.closest("[dir]")?.getAttribute("dir")).toBe("rtl");
});

test("an offer that is sent away stays away", () => {
  localStorage.setItem("language", "so");
  const shown = show();
  act(() => shown.querySelector("button")?.click());
  expect(shown.textContent).toBe("");
  expect(localStorage.getItem("language")).toBe("en");
  expect(languageOffer("en", ["so", "ar"], pathOf)).toBeUndefined();
});
