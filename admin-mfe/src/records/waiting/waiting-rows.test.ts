import type { QueuedItem } from "@ministry/api-client/outbox";
import { expect, it } from "vitest";
import { byGroup } from "./waiting-rows.tsx";

const item = (id: string, parent?: string) =>
  ({ id, label: id, parent, group: { id: "project/water/1", label: "Borehole" } }) as QueuedItem;

it("a new project waits as one row, its photos with it", () => {
  const rows = byGroup([item("project"), item("pump.jpg", "project"), item("tank.jpg", "project")]);
  expect(rows.map(({ name, items }) => [name, items.length])).toEqual([["Borehole", 3]]);
});

it("a project the server has waits no more, though its photos do: it is a row of the table", () => {
  expect(byGroup([item("pump.jpg", "project"), item("tank.jpg", "project")])).toEqual([]);
});
