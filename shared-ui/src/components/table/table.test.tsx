// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Table } from "./table.tsx";

afterEach(cleanup);

test("cells carry their column's heading, for the cards of a phone, and rows their name", () => {
  render(
    <Table
      caption="Power demand"
      columns={[
        { head: "Description", cell: (row: { name: string; load: number }) => row.name, rowHead: true },
        { head: "Load (kW)", cell: (row) => row.load, numeric: true },
        { head: "Actions", cell: () => "Edit", bare: true },
      ]}
      rows={[{ name: "Homes", load: 12 }]}
      rowKey={(row) => row.name}
      foot={["Total", 12, ""]}
    />,
  );
  expect(screen.getByRole("table", { name: "Power demand" })).toBeTruthy();
  expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(["Homes", "Total"]);
  expect(screen.getAllByRole("cell").map((cell) => cell.getAttribute("data-label"))).toEqual([
    "Load (kW)",
    null,
    "Load (kW)",
    null,
  ]);
});
