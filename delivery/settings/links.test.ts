import { describe, expect, it } from "vitest";
import { Fault } from "../lib/fault.ts";
import { readLinks } from "./links.ts";

describe("AMB-24: SITE_LINKS", () => {
  it("is empty while nothing is set", () => {
    expect(readLinks(undefined)).toEqual({});
    expect(readLinks("  \n")).toEqual({});
    expect(readLinks("none")).toEqual({});
  });

  it("names each destination, whatever its address holds", () => {
    expect(
      readLinks("facebook=https://social.example/mewr\n washAssessmentTool=http://t.example/?a=1&b=2"),
    ).toEqual({
      facebook: "https://social.example/mewr",
      washAssessmentTool: "http://t.example/?a=1&b=2",
    });
  });

  it.each([
    ["faceboook=https://x.example", /no link "faceboook". One of: facebook, /],
    ["facebook", /should be facebook= and an address/],
    ["facebook=javascript:alert(1)", /should be facebook= and an address/],
    ["facebook=https://a.example facebook=https://b.example", /twice/],
  ])("refuses %s", (given, message) => {
    expect(() => readLinks(given)).toThrow(Fault);
    expect(() => readLinks(given)).toThrow(message);
  });
});
