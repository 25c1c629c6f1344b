// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { ErrorState } from "./error-state.tsx";

afterEach(cleanup);

test("a failure is announced and offers another try", () => {
  const again = vi.fn();
  render(<ErrorState message="Failed to load project." onRetry={again} />);
  expect(screen.getByRole("alert").textContent).toContain("Failed to load project.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(again).toHaveBeenCalledOnce();
});

test("while it is tried again the button is busy", () => {
  render(<ErrorState message="Failed to load project." onRetry={() => {}} retrying />);
  expect(screen.getByRole("button", { name: "Try again" }).getAttribute("aria-disabled")).toBe("true");
});

test("an empty list says so and what to do next", () => {
  render(
    <EmptyState text="No projects found.">
      <a href="/">Home</a>
    </EmptyState>,
  );
  expect(screen.getByText("No projects found.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Home" })).toBeTruthy();
});
