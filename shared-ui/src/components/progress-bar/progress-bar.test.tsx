// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ProgressBar } from "./progress-bar.tsx";

afterEach(cleanup);

test.each([
  [40, "40"],
  [-5, "0"],
  [140, "100"],
  [undefined, null],
  [Number.NaN, null],
])("P-140: progress %s is announced as %s of 0 to 100", (value, told) => {
  render(<ProgressBar value={value} label="Drilling" />);
  const bar = screen.getByRole("progressbar", { name: "Drilling" });
  expect(bar.getAttribute("aria-valuenow")).toBe(told);
  expect([bar.getAttribute("aria-valuemin"), bar.getAttribute("aria-valuemax")]).toEqual(["0", "100"]);
});
