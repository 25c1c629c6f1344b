// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DataTable } from "./data-table.tsx";

afterEach(cleanup);

interface Well {
  name: string;
  depth: number;
}

const columns = [
  { head: "Well", cell: ({ name }: Well) => name, rowHead: true, order: "name" },
  { head: "Depth (m)", cell: ({ depth }: Well) => depth, numeric: true, order: "depth" },
  { head: "No.", cell: (_: Well, index: number) => index + 1 },
];
const rows = [{ name: "Xudun", depth: 60 }];
const rowKey = ({ name }: Well) => name;

test("headings sort, and say which way the rows are sorted", () => {
  const sorted = vi.fn();
  const sorting = { order: "depth", descending: true };
  render(<DataTable caption="Wells" {...{ columns, rows, rowKey, sorting }} offset={50} onSort={sorted} />);
  const headings = screen.getAllByRole("columnheader");
  expect(headings.map((heading) => heading.getAttribute("aria-sort"))).toEqual([null, "descending", null]);
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Well", "Depth (m)", "No."]);
  fireEvent.click(screen.getByRole("button", { name: "Well" }));
  expect(sorted).toHaveBeenCalledWith("name");
  expect(screen.queryByRole("button", { name: "No." })).toBeNull();
  expect(screen.getByText("51")).toBeTruthy();
});

test("rows are ticked by a box that names them; rows of another kind stand above", () => {
  const set = vi.fn();
  const choice = { has: () => false, set, nameOf: rowKey };
  const lead = [{ key: "waiting", content: "One well waits to be sent" }];
  render(<DataTable caption="Wells" {...{ columns, rows, rowKey, choice, lead }} />);
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Xudun" }));
  expect(set).toHaveBeenCalledWith("Xudun", true);
  const [first] = screen.getAllByRole("row").slice(1);
  expect(first?.textContent).toBe("One well waits to be sent");
});
