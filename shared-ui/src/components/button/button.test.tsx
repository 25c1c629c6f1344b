// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

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
