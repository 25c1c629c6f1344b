// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

test("a dialog bears its title, closes on Escape and on its button, and gives the focus back", () => {
  const closed = vi.fn();
  render(<button type="button">Open</button>);
  const opener = screen.getByRole("button", { name: "Open" });
  opener.focus();
  const dialog = (open: boolean) => (
    <Dialog open={open} title="Photos" onClose={closed}>
      Text
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  const box = screen.getByRole("dialog", { name: "Photos" });
  fireEvent(box, new Event("cancel", { cancelable: true }));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(closed).toHaveBeenCalledTimes(2);
  rerender(dialog(false));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test("a confirmation asks, does on the verb and leaves on Cancel", () => {
  const done = vi.fn();
  const left = vi.fn();
  render(
    <ConfirmDialog
      open
      title="Delete this event?"
      confirmLabel="Delete"
      danger
      onConfirm={done}
      onCancel={left}
    >
      <p>Rain in March</p>
    </ConfirmDialog>,
  );
  expect(screen.getByRole("alertdialog", { name: "Delete this event?" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect([done.mock.calls.length, left.mock.calls.length]).toEqual([1, 1]);
});

test("a tap beside the dialog closes it, the end of a selection that began inside does not", () => {
  const closed = vi.fn();
  render(
    <Dialog open title="Photos" onClose={closed}>
      <p>Text to select</p>
    </Dialog>,
  );
  const box = screen.getByRole("dialog", { name: "Photos" });
  // A click goes to what press and release have in common.
  fireEvent.pointerDown(screen.getByText("Text to select"));
  fireEvent.click(box);
  expect(closed).not.toHaveBeenCalled();
  fireEvent.pointerDown(box);
  fireEvent.click(box);
  expect(closed).toHaveBeenCalledOnce();
});
