// @vitest-environment jsdom
import type { SavedContent } from "@ministry/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { testHost } from "../../testing/render-public.tsx";
import { SiteProvider } from "../host/site.tsx";
import { SavedPages } from "./saved-pages.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wells = { _id: "w1", title: "Wells" };
const pumps = { _id: "w2", title: "Pumps" };

async function show(
  offlineState?: SavedContent["offlineState"],
  events: object = { items: [], total: 0, limit: 50 },
  eventReads: readonly string[] = [],
) {
  fakeApi({
    "/readProjectWater/waterProject": { json: [wells, pumps] },
    "/readProjectEvent/Event?page=1&limit=50": { json: events },
  });
  // Of the pumps, only the answers beside the record are cached.
  const reads = [
    "https://api.example/w1",
    "https://api.example/w2/photos",
    "https://api.example/w2/achievements",
    ...eventReads,
  ];
  const kept = { reads: async () => reads, ...(offlineState && { offlineState }) };
  render(
    <SiteProvider value={{ ...testHost(), kept: kept as SavedContent }}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <SavedPages />
        </MemoryRouter>
      </QueryClientProvider>
    </SiteProvider>,
  );
  await screen.findByText("Water projects (1)");
}

test.each([
  [true, "All fixed pages of the site open, and these:"],
  [false, "Not every fixed page of the site is saved yet. These open:"],
])("with all files of the site here (%s) it says: %s", async (isWhole, words) => {
  await show(async () => ({ isWhole, pictureBytes: 0 }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test("of fixed pages nothing is said where nobody knows", async () => {
  await show();
  expect(screen.queryByText(/fixed page/)).toBeNull();
});

test("a record is listed where its own answer is here, not only its photos or achievements", async () => {
  await show();
  expect(screen.getByText("Wells")).toBeTruthy();
  expect(screen.queryByText("Pumps")).toBeNull();
});

test("of a list that is longer than what was read of it, the newest are named as such", async () => {
  const events = Array.from({ length: 50 }, (_, at) => ({ _id: `e${at}`, title: `Event ${at}` }));
  await show(
    undefined,
    { items: events, total: 61, limit: 50 },
    events.map(({ _id }) => `https://api.example/${_id}`),
  );
  expect(await screen.findByText("Events (newest 50)")).toBeTruthy();
});

test.each([
  [true, 1],
  [false, 3],
])("what is to come is asked for again only while something is missing (%s)", async (isWhole, times) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const offlineState = vi.fn(async () => ({ isWhole, pictureBytes: 0 }));
  await show(offlineState);
  for (let round = 0; round < 2; round += 1) await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(offlineState).toHaveBeenCalledTimes(times);
});
