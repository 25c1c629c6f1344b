import { expect, test } from "vitest";
import { withLanguage } from "./language-facts.ts";
import { addressIn, otherLanguages, spokenAt } from "./languages.ts";

test.each([
  ["/", "en", "/"],
  ["/WaterProject", "en", "/WaterProject"],
  ["/so", "so", "/"],
  ["/so/", "so", "/"],
  ["/ar/SingalProjectsWater/1", "ar", "/SingalProjectsWater/1"],
  ["/SO", "so", "/"],
  ["/Ar/Energy", "ar", "/Energy"],
  ["/source", "en", "/source"],
  ["/fr/water", "en", "/fr/water"],
])("%s is the address of a page in %s", (pathname, language, path) => {
  expect(spokenAt(pathname, otherLanguages)).toEqual({ language, path });
});

test("a language that the site does not offer has no addresses", () => {
  expect(spokenAt("/ar/water", ["so"])).toEqual({ language: "en", path: "/ar/water" });
  expect(spokenAt("/so/water")).toEqual({ language: "en", path: "/so/water" });
});

test.each(otherLanguages)("what an address in %s is made of can be taken apart again", (language) => {
  for (const path of ["/", "/water", "/project/7/achievements"])
    expect(spokenAt(addressIn(language, path), otherLanguages)).toEqual({ language, path });
});

test("a page says in which language and direction it is written", () => {
  const html = '<!doctype html><html lang="en"><head></head></html>';
  expect(withLanguage(html, "en")).toBe(html);
  expect(withLanguage(html, "ar")).toContain('<html lang="ar" dir="rtl">');
  expect(withLanguage(html, "so")).toContain('<html lang="so" dir="ltr">');
});

test("a page installs the app in its language, and names the feed in it", () => {
  const html = '<link rel="manifest" href="/manifest.webmanifest"><link href="/feed.xml">';
  expect(withLanguage(html, "en")).toBe(html);
  expect(withLanguage(html, "ar")).toBe(
    '<link rel="manifest" href="/manifest.ar.webmanifest"><link href="/ar/feed.xml">',
  );
});

test("what a page says to browsers without scripts is in its language", () => {
  const html = "<head><noscript><meta></noscript></head><noscript>This site needs JavaScript.</noscript>";
  expect(withLanguage(html, "en")).toBe(html);
  for (const language of otherLanguages) {
    expect(withLanguage(html, language)).not.toContain("This site");
    expect(withLanguage(html, language)).toMatch(
      /<noscript><meta><\/noscript>.*<noscript>[^<]+<\/noscript>$/,
    );
  }
});
