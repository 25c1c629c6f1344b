import { describe, expect, it } from "vitest";
import { Fault } from "../lib/fault.ts";
import { readLanguages } from "./languages.ts";
import { readSettings } from "./settings.ts";

describe("SITE_LANGUAGES", () => {
  it.each([
    [undefined, []],
    ["en so ar", ["so", "ar"]],
    ["ar", ["ar"]],
    [" so\n", ["so"]],
    ["en", []],
  ])("%j offers %j beside English", (given, languages) => {
    expect(readLanguages(given)).toEqual(languages);
  });

  it("an empty one is as one that is not set", () => {
    expect(readSettings({ SITE_LANGUAGES: "" }).languages).toEqual([]);
  });

  it.each(["fr", "so,ar", "constructor"])("%j is refused by name", (given) => {
    expect(() => readLanguages(given)).toThrow(Fault);
    expect(() => readLanguages(given)).toThrow(`there is no language "${given}"`);
  });
});
