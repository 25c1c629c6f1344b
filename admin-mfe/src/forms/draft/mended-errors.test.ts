import { describe, expect, it } from "vitest";
import { mendedAfter } from "./mended-errors.ts";

interface Values extends Record<string, string> {
  starts: string;
  ends: string;
  place: string;
}

const values: Values = { starts: "2026-05-02", ends: "2026-05-01", place: "" };
const check = ({ starts, ends, place }: Values) => ({
  ...(ends < starts && { ends: "The end is before the beginning." }),
  ...(!place && { place: "Please choose a place." }),
});
const errors = check(values);

describe("what an edit mends", () => {
  it("is the error of the field that was edited, once its rule is met", () => {
    const state = { values, errors, mended: [] };
    expect(mendedAfter(state, { place: "Berbera" }, check)).toEqual(["place"]);
    expect(mendedAfter(state, { place: "" }, check)).toEqual([]);
  });

  it("is another field's error where the rule is about both", () => {
    expect(mendedAfter({ values, errors, mended: [] }, { starts: "2026-04-30" }, check)).toEqual(["ends"]);
  });

  it("is none that was broken again, and stays while others are mended", () => {
    const state = { values: { ...values, place: "Berbera" }, errors, mended: ["place"] };
    expect(mendedAfter(state, { ends: "2026-05-03" }, check)).toEqual(["ends", "place"]);
    expect(mendedAfter(state, { place: "" }, check)).toEqual([]);
  });

  it("is what the browser could not read only where that field is edited", () => {
    const state = {
      values: { starts: "", ends: "", place: "Berbera" },
      errors: { starts: "No date." },
      mended: [],
    };
    expect(mendedAfter(state, { place: "Burao" }, check)).toEqual([]);
    expect(mendedAfter(state, { starts: "2026-05-01", ends: "2026-05-01" }, check)).toEqual(["starts"]);
  });
});
