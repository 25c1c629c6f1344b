import { expect, test } from "vitest";
import { isUpcoming, occasionInWords } from "./occasions.ts";

const startsAt = "2026-03-04T06:00:00.000Z";

test.each([
  ["not at all", {}, undefined],
  ["with its beginning alone", { startsAt }, "4 March 2026, 09:00"],
  ["within one day", { startsAt, endsAt: "2026-03-04T09:30:00.000Z" }, "4 March 2026, 09:00–12:30"],
  ["beginning and ending at once", { startsAt, endsAt: startsAt }, "4 March 2026, 09:00"],
  [
    "over midnight at the ministry",
    { startsAt, endsAt: "2026-03-04T21:30:00.000Z" },
    "4 March 2026, 09:00 – 5 March 2026, 00:30",
  ],
])("the time of an event is told %s", (_, occasion, words) => {
  expect(occasionInWords(occasion)).toBe(words);
});

test("an event is to come until it is over, and without a time never", () => {
  const at = (time: string) => Date.parse(time);
  const endsAt = "2026-03-04T09:00:00.000Z";
  expect(isUpcoming({ startsAt }, at("2026-03-04T05:59:59Z"))).toBe(true);
  expect(isUpcoming({ startsAt }, at("2026-03-04T06:00:01Z"))).toBe(false);
  expect(isUpcoming({ startsAt, endsAt }, at("2026-03-04T08:59:59Z"))).toBe(true);
  expect(isUpcoming({ startsAt, endsAt }, at("2026-03-04T09:00:01Z"))).toBe(false);
  expect(isUpcoming({}, 0)).toBe(false);
});
