// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { thisMinute, useNow } from "./use-now.ts";

test("a screen begins with the time its HTML was made at, and goes on with the time it was opened", async () => {
  const queryClient = new QueryClient();
  const madeAt = Date.now() - 3 * 24 * 3_600_000;
  queryClient.setQueryData(["now"], madeAt, { updatedAt: 0 });
  const seen: number[] = [];
  const openedAt = thisMinute();
  renderHook(() => seen.push(useNow()), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  expect(seen[0]).toBe(madeAt);
  await expect.poll(() => seen.at(-1)).toBeGreaterThanOrEqual(openedAt);
});
