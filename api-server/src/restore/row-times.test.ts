import { expect, it } from "vitest";
import { inUtc } from "./row-times.ts";

it.each([
  ['{"at":"2026-03-01T01:30:00.123456+03:00"}', '{"at":"2026-02-28T22:30:00.123456+00:00"}'],
  ['{"at":"2026-03-01T01:30:00-05:30","b":1}', '{"at":"2026-03-01T07:00:00+00:00","b":1}'],
  [
    '{"at":"2026-03-01T01:30:00+00:00","on":"2026-03-01"}',
    '{"at":"2026-03-01T01:30:00+00:00","on":"2026-03-01"}',
  ],
])("the row %s has the same times in UTC", (row, inUtcToo) => {
  expect(inUtc(row)).toBe(inUtcToo);
});

it("what is no time stays as it is", () => {
  const row = '{"title":"Opened 2026-03-01T01:30:00+03:00 at noon","starts_at":null}';
  expect(inUtc(row)).toBe(row);
});
