import { expect, test } from "vitest";
import { calendarAddress, calendarFile, type CalendarEntry } from "./calendar-file.ts";

const entry: CalendarEntry = {
  uid: "tender-d1@site.example",
  when: { day: "2026-12-31" },
  title: "Closing: Drilling of nine wells",
  description: "",
  url: "https://site.example/documents/d1",
  stamp: "2026-11-24T21:15:00.500Z",
};
const lines = (further: Partial<CalendarEntry>) => calendarFile({ ...entry, ...further }).split("\r\n");
/** What a reader makes of a line that was folded. */
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("an entry takes its whole day, whatever the reader's time zone, across the end of a year", () => {
  const file = lines({});
  expect(file).toContain("DTSTART;VALUE=DATE:20261231");
  expect(file).toContain("DTEND;VALUE=DATE:20270101");
  expect(file.filter((line) => /TZID|DTSTART:/.test(line))).toEqual([]);
});

test("an occasion has its times in universal time, and its place", () => {
  const file = lines({
    when: { startsAt: "2026-03-04T06:00:00.000Z", endsAt: "2026-03-04T09:00:00.000Z" },
    place: "Town hall, Kismayo",
  });
  expect(file).toEqual(
    expect.arrayContaining([
      "DTSTART:20260304T060000Z",
      "DTEND:20260304T090000Z",
      "LOCATION:Town hall\\, Kismayo",
    ]),
  );
  expect(file).not.toContain("TRANSP:TRANSPARENT");
  const open = lines({ when: { startsAt: "2026-03-04T06:00:00.000Z" } });
  expect(open.filter((line) => /^(?:DTEND|LOCATION)/.test(line))).toEqual([]);
});

test("the file has what a calendar asks for, in lines that end with CR and LF", () => {
  const file = calendarFile(entry);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(lines({})).toEqual(
    expect.arrayContaining([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "BEGIN:VEVENT",
      "UID:tender-d1@site.example",
      "DTSTAMP:20261124T211500Z",
      "SUMMARY:Closing: Drilling of nine wells",
      "URL:https://site.example/documents/d1",
      "END:VEVENT",
    ]),
  );
});

test("a record without a time of its own has a stamp all the same", () => {
  expect(lines({ stamp: undefined })).toContain("DTSTAMP:19700101T000000Z");
  expect(lines({ stamp: "soon" })).toContain("DTSTAMP:19700101T000000Z");
});

test("commas, semicolons, backslashes and line ends are escaped, control characters left out", () => {
  const description = "Pumps, pipes; C:\\plans\r\nSecond line\rThird\u0007\uD800";
  expect(unfolded(calendarFile({ ...entry, description }))).toContain(
    "DESCRIPTION:Pumps\\, pipes\\; C:\\\\plans\\nSecond line\\nThird\uFFFD",
  );
});

test("nothing in a uid or an address can begin another line", () => {
  expect(lines({ uid: "a\r\nATTACH:x", url: "https://x.example/\nATTACH:y" })).toEqual(
    expect.arrayContaining(["UID:aATTACH:x", "URL:https://x.example/ATTACH:y"]),
  );
});

test("long lines are folded after at most 75 octets, between characters, and read as they were", () => {
  const title = "حفر تسعة آبار في السهل الساحلي ومد شبكة أنابيب إلى القرى 💧💧💧💧💧💧💧💧💧💧💧💧";
  const file = calendarFile({ ...entry, title });
  for (const line of file.split("\r\n")) {
    expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
    expect(line).not.toContain("\uFFFD");
  }
  expect(file.split("\r\n").length).toBeGreaterThan(lines({}).length);
  expect(unfolded(file)).toContain(`SUMMARY:${title}`);
});

test("reminders come at eight in the morning, days before", () => {
  expect(lines({ remindDays: [7, 1] }).filter((line) => line.startsWith("TRIGGER"))).toEqual([
    "TRIGGER:-P6DT16H",
    "TRIGGER:-PT16H",
  ]);
  expect(lines({}).filter((line) => line.includes("VALARM"))).toEqual([]);
});

test("the link's address holds the file itself", () => {
  const address = calendarAddress(entry);
  expect(address.startsWith("data:text/calendar;charset=utf-8,")).toBe(true);
  expect(decodeURIComponent(address.slice(address.indexOf(",") + 1))).toBe(calendarFile(entry));
});
