import { expect, test } from "vitest";
import { dateText, momentText } from "./moment.tsx";

const now = new Date(2026, 10, 21, 9, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test("a moment is told by its day, in words where it is near", () => {
  expect(momentText(at(2026, 10, 21, 9, 12), now)).toBe("today, 09:12");
  expect(momentText(at(2026, 10, 20, 23, 59), now)).toBe("yesterday, 23:59");
  expect(momentText(at(2026, 10, 3, 8, 0), now)).toBe("3 Nov 2026, 08:00");
  expect(momentText(at(2025, 10, 21, 9, 12), now)).toBe("21 Nov 2025, 09:12");
});

test("what is no moment is told with nothing", () => {
  expect([momentText("", now), dateText("soon")]).toEqual(["", ""]);
});
