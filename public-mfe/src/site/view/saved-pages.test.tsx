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

async function show(offlineState?: SavedContent["offlineState"]) {
  fakeApi({ "/readProjectWater/waterProject": { json: [{ _id: "w1", title: "Wells" }] } });
  const kept = { reads: async () => ["https://api.example/w1"], ...(offlineState && { offlineState }) };
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
