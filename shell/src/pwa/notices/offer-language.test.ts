// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { english } from "../../texts/texts.ts";
import { offerLanguage } from "./offer-language.ts";

afterEach(() => vi.restoreAllMocks());

/** Offers a page in English on a site that has Somali too; returns what is shown. */
async function offer(wishes: string[]) {
  vi.spyOn(navigator, "language", "get").mockReturnValue(wishes[0] ?? "en");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(wishes);
  const show = vi.fn();
  const locale = {
    language: "en",
    texts: english,
    prefix: "",
    pathOf: (pathname: string) => pathname,
  } as const;
  await offerLanguage(locale, ["so"], show);
  return show;
}

test("who reads another language of the site is offered it", async () => {
  expect(await offer(["so", "en"])).toHaveBeenCalledOnce();
});

test("who reads none of the others keeps the hint that is there", async () => {
  expect(await offer(["fr"])).not.toHaveBeenCalled();
});
