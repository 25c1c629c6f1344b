// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRedirect } from "./use-redirect.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Form() {
  const redirect = useRedirect();
  return <button onClick={() => redirect("/table")}>Save</button>;
}

function open() {
  const routes = [
    { path: "/form", element: <Form /> },
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
