import type { NewsEvent } from "@ministry/api-client";
import { expect, test } from "vitest";
import { eventsNewestFirst } from "./events-newest-first.ts";

const event = (title: string, createdAt?: string): NewsEvent => ({
  id: title,
  title,
  ministry: "",
  description: "",
  moreDescription: "",
  createdAt,
});
const titles = (events: NewsEvent[]) => eventsNewestFirst(events).map(({ title }) => title);

test("AMB-03: a page that came oldest first is turned round", () => {
  expect(titles([event("old"), event("new")])).toEqual(["new", "old"]);
});

test("AMB-03: where all events carry their time, the times decide", () => {
  const page = [event("new", "2025-02-01T00:00:00Z"), event("old", "2025-01-01T00:00:00Z")];
  expect(titles(page)).toEqual(["new", "old"]);
});

test("AMB-03: of several pages the first is the newest, also where an event carries no time", () => {
  const first = [event("newer"), event("newest", "2025-03-01T00:00:00Z")];
  const second = [event("oldest", "2025-01-01T00:00:00Z"), event("older")];
  expect(eventsNewestFirst(first, second).map(({ title }) => title)).toEqual([
    "newest",
    "newer",
    "older",
    "oldest",
  ]);
});
