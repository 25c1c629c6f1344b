// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BarList } from "./bar-list.tsx";

afterEach(cleanup);

test("each bar has its number beside it and is as long as its share of the largest", () => {
  const { container } = render(
    <BarList
      label="Load"
      bars={[
        { label: "Homes", value: 200, text: "200 kW" },
        { label: "Streets", value: 50, text: "50 kW" },
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Homes200 kW",
    "Streets50 kW",
  ]);
  const widths = [...container.querySelectorAll("rect:last-child")].map((bar) => bar.getAttribute("width"));
  expect(widths).toEqual(["100", "25"]);
});

test("bars of a share of something are as long as that share", () => {
  const bars = [{ label: <a href="/well">Well</a>, value: 40, text: "40%" }];
  const { container } = render(<BarList label="Progress" bars={bars} full={100} />);
  expect(screen.getByRole("link", { name: "Well" })).toBeTruthy();
  expect(container.querySelector("rect:last-child")?.getAttribute("width")).toBe("40");
});
