// @vitest-environment jsdom
import type { NewsEvent } from "@ministry/api-client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OccasionLine } from "./occasion-line.tsx";

afterEach(cleanup);

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const event = (startsAt: string, endsAt: string): NewsEvent => ({
  ...{ id: "e1", title: "Opening", ministry: "", description: "", moreDescription: "" },
  ...{ startsAt, endsAt },
});

test.each([
  ["has yet to begin", 1, 2, true],
  ["is under way", -1, 1, false],
  ["is over", -2, -1, false],
])("an event that %s (%i to %i hours from now) is said to be coming: %s", (_, from, to, isComing) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OccasionLine event={event(inHours(from), inHours(to))} />
    </QueryClientProvider>,
  );
  expect(screen.queryByText("Upcoming") !== null).toBe(isComing);
});
