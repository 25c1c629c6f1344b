import { describe, expect, it } from "vitest";
import { chosenValues, differencesOf, isSame } from "./record-version.ts";

const base = { version: "1", fields: { title: "Old", detail: "Old", cover: "a.jpg" } };
const file = new File(["x"], "mine.jpg");

describe("two versions of a record", () => {
  it("differ where I, they or both have changed a field", () => {
    const now = { version: "2", fields: { title: "Theirs", detail: "Theirs", cover: "a.jpg" } };
    const mine = { title: "Mine", detail: "Old", cover: file };
    expect(differencesOf(base, mine, now)).toEqual([
      { name: "title", mine: "Mine", theirs: "Theirs", changedBy: "both" },
      { name: "detail", mine: "Old", theirs: "Theirs", changedBy: "them" },
      { name: "cover", mine: file, theirs: "a.jpg", changedBy: "me" },
    ]);
  });

  it("do not differ where both came to the same, nor in a picture I did not touch", () => {
    const now = { version: "2", fields: { title: "Same", detail: "Old", cover: "b.jpg" } };
    expect(differencesOf(base, { title: "Same", detail: "Old", cover: undefined }, now)).toEqual([]);
  });

  it("dispute a picture that both have replaced", () => {
    const now = { version: "2", fields: { ...base.fields, cover: "b.jpg" } };
    expect(differencesOf(base, { title: "Old", detail: "Old", cover: file }, now)).toEqual([
      { name: "cover", mine: file, theirs: "b.jpg", changedBy: "both" },
    ]);
  });

  it("become one by choosing; a picture not wanted is not sent", () => {
    const now = { version: "2", fields: { title: "Theirs", detail: "Theirs", cover: "b.jpg" } };
    const mine = { title: "Mine", detail: "Mine", cover: file };
    const differences = differencesOf(base, mine, now);
    expect(chosenValues(mine, differences, { title: "theirs", detail: "mine", cover: "theirs" })).toEqual({
      title: "Theirs",
      detail: "Mine",
      cover: undefined,
    });
  });

  it("are the same by their version, or by their content where a host sends none", () => {
    expect(isSame(base, { version: "1", fields: {} })).toBe(true);
    expect(isSame(base, { ...base, version: "2" })).toBe(false);
    expect(isSame({ fields: { a: "x" } }, { version: "1", fields: { a: "x" } })).toBe(true);
    expect(isSame({ fields: { a: "x" } }, { fields: { a: "y" } })).toBe(false);
  });
});
