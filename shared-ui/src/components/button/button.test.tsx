// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { whenAvailable } from "./when-available.ts";

afterEach(cleanup);

test("a button does not send a form unless it is told to", () => {
  const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button>Clear</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(sent).toHaveBeenCalledOnce();
});

test("a pending button says it is busy and takes no second click", () => {
  const clicked = vi.fn();
  render(
    <Button pending onClick={clicked}>
      Save
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button");
  fireEvent.click(button);
  expect(clicked).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-busy")).toBe("true");
});

test.each([
  ["works", (clicked: () => void) => ({ pending: true, onClick: clicked })],
  ["has nothing to do", (clicked: () => void) => whenAvailable(false, clicked)],
])("a button that %s keeps the focus and takes no click", (_, off) => {
  const clicked = vi.fn();
  const { rerender } = render(<Button {...whenAvailable(true, clicked)}>Clear</Button>);
  const button = screen.getByRole<HTMLButtonElement>("button");
  button.focus();
  fireEvent.click(button);
  rerender(<Button {...off(clicked)}>Clear</Button>);
  fireEvent.click(button);
  expect(clicked).toHaveBeenCalledOnce();
  expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([false, "true"]);
  expect(document.activeElement).toBe(button);
});

test("A-72: a submitting button that works is disabled: Enter in a field sends nothing either", () => {
  render(
    <Button type="submit" pending>
      Saving...
    </Button>,
  );
  expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(true);
});
