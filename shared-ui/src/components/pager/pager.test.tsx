// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Pager } from "./pager.tsx";

afterEach(cleanup);

const isOff = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;

test("P-149, P-151: Prev is off on the first page, Next on the last, the number stands between", () => {
  const turned = vi.fn();
  const { rerender } = render(<Pager page={1} pages={3} onPage={turned} />);
  expect([isOff("Prev"), isOff("Next")]).toEqual([true, false]);
  expect(screen.getByText("Page 1 of 3")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(turned).toHaveBeenCalledWith(2);
  rerender(<Pager page={3} pages={3} onPage={turned} />);
  expect([isOff("Prev"), isOff("Next")]).toEqual([false, true]);
});
