// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";

const failing = vi.hoisted(() => ({ isCut: false }));
vi.mock("../load-rarely-used.ts", () => ({
  loadRarelyUsed: async () => {
    if (failing.isCut) throw new TypeError("Failed to fetch dynamically imported module");
    return import("../rarely-used.ts");
  },
}));
const { loadPageLanguage } = await import("./load-page-language.ts");

afterEach(() => {
  failing.isCut = false;
  document.documentElement.lang = "en";
  vi.restoreAllMocks();
});

test("a page in English is as the contract has it", async () => {
  const { language, prefix, pathOf } = await loadPageLanguage(["so"]);
  expect([language, prefix, pathOf("/"), pathOf("/water")]).toEqual(["en", "", "/", "/water"]);
});

test.each([true, false])(
  "a page in Somali opens, also without the file that tells languages apart (%s)",
  async (isCut) => {
    vi.spyOn(console, "warn").mockReturnValue();
    failing.isCut = isCut;
    document.documentElement.lang = "so";
    history.replaceState(null, "", "/so/water");
    const { language, texts, prefix, pathOf } = await loadPageLanguage(["so", "ar"]);
    expect([language, prefix, pathOf("/so"), pathOf("/so/water")]).toEqual(["so", "/so", "/", "/water"]);
    expect(texts.tryAgain).toBe(isCut ? "Try again" : "Isku day mar kale");
  },
);
