import { createPublicApi } from "@ministry/api-client";
import { expect, test } from "vitest";
import { listedEventsQuery } from "./listed-events.ts";

const noFilter = { month: "", district: "", sector: "", when: "" } as const;
const text = { title: "Fair", ministry: "", description: "", moreDescription: "" };

test("what is to come goes by the time an answer was read at, as in the HTML it came with", () => {
  const api = createPublicApi({ apiBase: "https://api.example", storageBase: "https://files.example" });
  const { select } = listedEventsQuery(api, noFilter, 1, 9);
  const answer = {
    items: [{ ...text, id: "e1", startsAt: "2026-03-04T06:00:00.000Z" }],
    ...{ total: 1, limit: 9 },
  };
  const readAt = (time: string) => select?.({ ...answer, readAt: Date.parse(time) }).choices.whens;
  expect(readAt("2026-03-04T05:59:00Z")).toEqual(["coming"]);
  expect(readAt("2026-03-04T06:00:00Z")).toEqual([]);
});
