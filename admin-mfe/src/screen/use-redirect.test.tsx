// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLeaveGuard } from "../forms/draft/use-leave-guard.ts";
import { useRedirect } from "./use-redirect.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const never = () => false;
const nothing = async () => undefined;

/** What the form that stands calls after a success. */
let lead: (address: string) => void;

function Form() {
  useLeaveGuard(never, nothing);
  const redirect = useRedirect();
  useEffect(() => void (lead = redirect));
  return <button onClick={() => redirect("/table")}>Save</button>;
}

/** Shows the form or nothing, at one location, as the portal does when a session ends and comes back. */
let show: (isShown: boolean) => void;

function Guard() {
  const [isShown, setShown] = useState(true);
  useEffect(() => void (show = setShown), []);
  return isShown && <Form />;
}

function open() {
  const routes = [
    { path: "/form", element: <Guard /> },
    { path: "/slow", lazy: () => new Promise<never>(() => undefined) },
    { path: "*", element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/form"] });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const after = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return router.state.location.pathname;
  };
  return { router, after };
}

it("A-182 a success can be read for 0.7 s before the next screen comes", async () => {
  const { after } = open();
  expect(await after(699)).toBe("/form");
  expect(await after(1)).toBe("/table");
});

it("whoever has left the form meanwhile stays where they are", async () => {
  const { router, after } = open();
  await act(() => router.navigate("/menu"));
  expect(await after(2000)).toBe("/menu");
});

it("whoever is on the way to a screen whose file has not come is led nowhere else", async () => {
  const { router, after } = open();
  void router.navigate("/slow");
  expect(await after(2000)).toBe("/form");
  expect(router.state.navigation.location?.pathname).toBe("/slow");
});

it("whoever comes back to the form is led on after the next success", async () => {
  const { router, after } = open();
  await act(() => router.navigate("/menu"));
  await act(() => router.navigate(-1));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await after(700)).toBe("/table");
});

it("a success that comes when the form has been left leads nowhere", async () => {
  const { router, after } = open();
  await after(100);
  const late = lead;
  await act(() => router.navigate("/menu"));
  late("/table");
  expect(await after(2000)).toBe("/menu");
});

it("a form that was taken away and is shown again at the same location is another visit", async () => {
  const { after } = open();
  act(() => show(false));
  act(() => show(true));
  expect(await after(2000)).toBe("/form");
});
