import { afterEach, expect, test, vi } from "vitest";
import { deviceDay } from "./device-day.ts";

afterEach(() => vi.restoreAllMocks());

// A worker of the test runner cannot change its zone.
test.each([
  ["UTC+3", -180, "2026-11-24T21:30:00Z", "25 November 2026"],
  ["UTC+3", -180, "2026-11-24T20:30:00Z", "24 November 2026"],
  ["UTC-5", 300, "2026-11-24T03:00:00Z", "23 November 2026"],
  ["UTC", 0, "2026-11-24T23:59:00Z", "24 November 2026"],
])("on a device in %s (%i minutes) the moment %s is on %s", (_, offset, moment, day) => {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
  expect(deviceDay(new Date(moment))).toBe(day);
});
