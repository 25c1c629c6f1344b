import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { clockText, dateText, momentText, fileDay } from "./moment.tsx";

const now = new Date(2026, 10, 21, 9, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test("a moment is written as its day, in words where it is near", () => {
  expect(momentText(at(2026, 10, 21, 9, 12), now)).toBe("today, 09:12");
  expect(momentText(at(2026, 10, 20, 23, 59), now)).toBe("yesterday, 23:59");
  expect(momentText(at(2026, 10, 3, 8, 0), now)).toBe("3 Nov 2026, 08:00");
  expect(momentText(at(2025, 10, 21, 9, 12), now)).toBe("21 Nov 2025, 09:12");
});

test("a time in milliseconds reads the same, and alone as the clock shows it", () => {
  const time = new Date(2026, 10, 3, 8, 5).getTime();
  expect([momentText(time, now), clockText(time)]).toEqual(["3 Nov 2026, 08:05", "08:05"]);
});

test("every date of the portal is written here: no screen writes one as the device would", async () => {
  const sources = fileURLToPath(new URL("..", import.meta.url));
  const files = await readdir(sources, { recursive: true });
  const own: string[] = [];
  for (const name of files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|moment\.tsx$/.test(file)))
    if (
      /toLocale(?:Date|Time)?String\((?!"en-GB")|DateTimeFormat/.test(
        await readFile(join(sources, name), "utf8"),
      )
    )
      own.push(name);
  expect(own).toEqual([]);
});

test("the name of a file carries the day of this device, not that of universal time", () => {
  expect(fileDay(new Date(2026, 2, 1, 0, 30))).toBe("2026-03-01");
  expect(fileDay(new Date(2026, 10, 30, 23, 30))).toBe("2026-11-30");
});

test("what is no moment gives an empty text", () => {
  expect([momentText("", now), dateText("soon")]).toEqual(["", ""]);
});
