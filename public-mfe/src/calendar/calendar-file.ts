/** One day to remember, or one occasion to be at. */
export interface CalendarEntry {
  /** Never changes, so that a calendar replaces an entry that it has already. */
  uid: string;
  when: Day | Moments;
  title: string;
  description: string;
  /** Where it is, in words. */
  place?: string;
  /** Address of the page about it. */
  url: string;
  /** When the record was last written (ISO 8601). */
  stamp?: string;
  /** The calendar reminds so many days before, at eight in the morning. */
  remindDays?: readonly number[];
}

/** An ISO date: the whole day, wherever the reader is. Nobody is busy because of it. */
interface Day {
  day: string;
}

/** ISO times; the calendar shows them by the reader's clock. */
interface Moments {
  startsAt: string;
  endsAt?: string | undefined;
}

/** Octets of a line without its end (RFC 5545, section 3.1). */
const lineOctets = 75;
const reminderHour = 8;

/** An iCalendar file (RFC 5545) with one entry. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, when, title, description, place, url, stamp, remindDays = [] } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Ministry of Energy and Water Resources//Portal//EN",
    "BEGIN:VEVENT",
    `UID:${oneLine(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    ...("day" in when ? wholeDay(when) : fromTo(when)),
    `SUMMARY:${text(title)}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    ...(place ? [`LOCATION:${text(place)}`] : []),
    `URL:${oneLine(url)}`,
    ...remindDays.flatMap((days) => alarm(days, title)),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const wholeDay = ({ day }: Day): string[] => [
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
  "TRANSP:TRANSPARENT",
];

const fromTo = ({ startsAt, endsAt }: Moments): string[] => [
  `DTSTART:${utc(startsAt)}`,
  ...(endsAt ? [`DTEND:${utc(endsAt)}`] : []),
];

/** Address that a link downloads the file from: it works without a script and without a connection. */
export const calendarAddress = (entry: CalendarEntry): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`;

/** The day begins at midnight: eight o'clock of the day before is sixteen hours before. */
function alarm(days: number, title: string): string[] {
  const before = days > 1 ? `P${days - 1}DT${24 - reminderHour}H` : `PT${24 - reminderHour}H`;
  return ["BEGIN:VALARM", "ACTION:DISPLAY", `TRIGGER:-${before}`, `DESCRIPTION:${text(title)}`, "END:VALARM"];
}

/** A value of type TEXT (section 3.3.11); control characters are not allowed in it. */
const text = (value: string): string =>
  value
    // Half of a pair is no character: no encoder takes it.
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(control, "");

// eslint-disable-next-line no-control-regex -- these are the characters that may not stand in a file
const control = /[\u0000-\u001f\u007f]/g;

const oneLine = (value: string): string => value.replace(control, "");

/** Breaks a long line between characters; what follows begins with a space (section 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let result = "";
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

const compact = (day: string): string => day.replaceAll("-", "");

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** A time in universal time, `20261124T211500Z`; the beginning of time where it is not known. */
function utc(iso = ""): string {
  const date = new Date(Date.parse(iso) || 0);
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}
