import { expect, it } from "vitest";
import {
  checkEventAdditions,
  eventAdditionLabels,
  eventAdditions,
  eventAdditionsDraft,
} from "./event-additions.ts";

it("an event's moments are shown by the ministry's clock, and sent as the moments they are", () => {
  const startsAt = "2026-03-01T21:30:00.000Z";
  const values = eventAdditions({ startsAt });
  expect(values).toMatchObject({ startsAt: "2026-03-02T00:30", endsAt: "" });
  expect(eventAdditionsDraft(values, true)).toEqual({ startsAt });
  expect(eventAdditionsDraft({ ...values, startsAt: "" }, false)).toMatchObject({
    startsAt: "",
    endsAt: "",
    venue: "",
  });
});

it("each field has a name, by which two versions are compared", () => {
  const labels: Record<string, string> = eventAdditionLabels({ title: "Title", ministry: "Ministry" });
  const own = Object.keys(eventAdditions()).filter((name) => !name.includes("."));
  expect(own.filter((name) => !labels[name])).toEqual([]);
  expect(labels["ar.ministry"]).toBe("Ministry (Arabic)");
});

it.each([
  ["startsAt", { startsAt: "2026-02-30T09:00" }],
  ["endsAt", { endsAt: "2026-03-01T09:00" }],
  ["endsAt", { startsAt: "2026-03-01T09:00", endsAt: "2026-03-01T08:59" }],
  ["venue", { venue: "v".repeat(201) }],
  ["district", { district: "d".repeat(101) }],
])("a sentence beside the field %s keeps %j from being sent", (name, values) => {
  expect(checkEventAdditions(eventAdditions())).toEqual({});
  const problems = checkEventAdditions({ ...eventAdditions(), ...values });
  expect(Object.keys(problems)).toEqual([name]);
  expect(problems[name]).toMatch(/^[A-Z].*\.$/);
});
