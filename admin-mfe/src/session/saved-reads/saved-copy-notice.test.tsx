// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { SavedCopyNotice } from "./saved-copy-notice.tsx";
import { noteOnline, noteSavedCopy } from "./shown-copies.ts";

afterEach(() => {
  cleanup();
  noteOnline();
});

const on = (day: number) => new Date(2026, 1, day, 9, 0).getTime();

it("tells the time of the oldest copy on this screen, not of those on screens before", async () => {
  const router = createMemoryRouter([{ path: "*", element: <SavedCopyNotice /> }]);
  render(<RouterProvider router={router} />);
  await act(async () => {
    noteSavedCopy(on(7));
    noteSavedCopy(on(3));
  });
  expect(screen.getByText(/This copy is from 3 Feb 2026/)).toBeTruthy();
  await act(() => router.navigate("/EventTable"));
  expect(screen.queryByText(/This copy/)).toBeNull();
  await act(async () => noteSavedCopy(on(6)));
  expect(screen.getByText(/This copy is from 6 Feb 2026/)).toBeTruthy();
});
