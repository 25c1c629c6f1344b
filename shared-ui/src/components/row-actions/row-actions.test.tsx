// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RowActions } from "./row-actions.tsx";

afterEach(cleanup);

const onDelete = vi.fn();
const show = () =>
  render(
    <>
      <RowActions name="Well at Xudun" last={<button onClick={onDelete}>Delete</button>}>
        <button>Edit</button>
      </RowActions>
      <button>Elsewhere</button>
    </>,
  );
const menu = () => screen.getByRole("button", { name: "Actions for Well at Xudun" });
const isOpen = () => menu().getAttribute("aria-expanded") === "true";

test("a row's menu names its record, and holds Delete as the last", () => {
  show();
  const controlled = document.getElementById(menu().getAttribute("aria-controls") ?? "");
  expect(controlled?.textContent).toBe("EditDelete");
  fireEvent.click(menu());
  expect(isOpen()).toBe(true);
  fireEvent.click(menu());
  expect(isOpen()).toBe(false);
});

test("Escape and a choice close the menu and leave the focus on its button", () => {
  show();
  fireEvent.click(menu());
  fireEvent.keyDown(screen.getByRole("button", { name: "Edit" }), { key: "Escape" });
  expect([isOpen(), document.activeElement]).toEqual([false, menu()]);
  fireEvent.click(menu());
  // A dialog that the choice opens gives the focus back there.
  onDelete.mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(onDelete).toHaveBeenCalledOnce();
  expect([isOpen(), document.activeElement]).toEqual([false, menu()]);
});

test("a tap elsewhere and the focus leaving close the menu, and take no focus away", () => {
  show();
  fireEvent.click(menu());
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
  fireEvent.click(menu());
  act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.textContent).toBe("Elsewhere");
});
