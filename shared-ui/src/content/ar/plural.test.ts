import { expect, test } from "vitest";
import { counted } from "./plural.ts";

const project = { one: "مشروع واحد", two: "مشروعان", few: "مشاريع", many: "مشروعًا", other: "مشروع" };

test.each([
  [0, "0 مشروع"],
  [1, "مشروع واحد"],
  [2, "مشروعان"],
  [3, "3 مشاريع"],
  [10, "10 مشاريع"],
  [11, "11 مشروعًا"],
  [99, "99 مشروعًا"],
  [100, "100 مشروع"],
  [102, "102 مشروع"],
  [103, "103 مشاريع"],
  [111, "111 مشروعًا"],
])("%i projects are counted as Arabic does", (count, expected) => {
  expect(counted(count, project)).toBe(expected);
});
