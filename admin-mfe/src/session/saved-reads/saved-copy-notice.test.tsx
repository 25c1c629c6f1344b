// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { SavedCopyNotice } from "./saved-copy-notice.tsx";
import { noteOnline, noteOtherScreen, noteSavedCopy } from "./shown-copies.ts";

afterEach(() => {
  cleanup();
  noteOtherScreen();
});

const on = (day: number) => new Date(2026, 1, day, 9, 0).getTime();

it("tells the time of the oldest copy on this screen, not of those on screens before", async () => {
  const router = createMemoryRouter([{ path: "*", element: <SavedCopyNotice /> }]);
  render(<RouterProvider router={router} />);
  await act(async () => {
    noteSavedCopy("/a", on(7));
    noteSavedCopy("/b", on(3));
  });
  expect(screen.getByText(/This copy is from 3 Feb 2026/)).toBeTruthy();
  await act(() => router.navigate("/EventTable"));
  expect(screen.queryByText(/This copy/)).toBeNull();
  await act(async () => noteSavedCopy("/c", on(6)));
  expect(screen.getByText(/This copy is from 6 Feb 2026/)).toBeTruthy();
});

it("stays as long as one of the copies on the screen does, and goes with another page of the same list", async () => {
  const router = createMemoryRouter([{ path: "*", element: <SavedCopyNotice /> }]);
  render(<RouterProvider router={router} />);
  await act(async () => {
    noteSavedCopy("/Event?page=1", on(3));
    noteSavedCopy("/Tender", on(7));
    noteOnline("/audit");
  });
  expect(screen.getByText(/This copy is from 3 Feb 2026/)).toBeTruthy();
  await act(async () => noteOnline("/Event?page=2"));
  expect(screen.getByText(/This copy is from 7 Feb 2026/)).toBeTruthy();
  await act(async () => noteOnline("/Tender"));
  expect(screen.queryByText(/This copy/)).toBeNull();
});
