// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useState } from "react";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

function Example() {
  const [selected, setSelected] = useState("a");
  const tabs = ["a", "b", "c"].map((key) => ({ key, label: key.toUpperCase(), content: `Content ${key}` }));
  return <Tabs label="Views" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

test("arrow keys walk along the tabs in a ring, Home and End to the ends", () => {
  render(<Example />);
  const press = (key: string) => {
    fireEvent.keyDown(screen.getByRole("tablist"), { key });
    return document.activeElement?.textContent;
  };
  expect([press("ArrowLeft"), press("ArrowRight"), press("End"), press("Home")]).toEqual([
    "C",
    "A",
    "C",
    "A",
  ]);
  expect(screen.getByRole("tabpanel", { name: "A" }).textContent).toBe("Content a");
});

test("only the selected tab is in the order of Tab", () => {
  render(<Example />);
  fireEvent.click(screen.getByRole("tab", { name: "B" }));
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});
