// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPublic } from "../../testing/render-public.tsx";

beforeEach(() => vi.stubGlobal("scrollTo", () => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wideMenu = async () => within(await screen.findByRole("navigation", { name: "Main" }));

test("both menus and the footer lead to the same page in each language, each named in itself", async () => {
  renderPublic("/contact?q=1", { languages: ["so", "ar"] });
  await wideMenu();
  fireEvent.click((await wideMenu()).getByRole("button", { name: /^Language/ }));
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")];
  const one = links
    .slice(0, 3)
    .map((link) => [link.textContent, link.lang, link.hreflang, link.getAttribute("href")]);
  expect(one).toEqual([
    ["English", "en", "en", "/contact?q=1"],
    ["Soomaali", "so", "so", "/so/contact?q=1"],
    ["العربية", "ar", "ar", "/ar/contact?q=1"],
  ]);
  expect(links).toHaveLength(9);
  expect(links.filter((link) => link.getAttribute("aria-current")).map(({ lang }) => lang)).toEqual([
    "en",
    "en",
    "en",
  ]);
});

test("a site in one language offers no choice", async () => {
  renderPublic("/contact");
  await wideMenu();
  expect(document.querySelector("[hreflang]")).toBeNull();
});
