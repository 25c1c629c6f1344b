import { describe, expect, it } from "vitest";
import { arrange, type ListOptions } from "./arrange.ts";
import { addedFilter, textOrder, valueFilter, type RecordShape } from "./shape.ts";
import { neighbour } from "../table/use-row-focus.ts";

interface Well {
  name: string;
  place?: string;
  depth?: number;
  at?: string;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const wells: Well[] = [
  { name: "Well 10", place: "Xudun", depth: 60, at: daysAgo(1) },
  { name: "well 9", place: "Áfmadow", depth: 9, at: daysAgo(20) },
  { name: "Well 2", place: "Xudun", at: daysAgo(400) },
  { name: "", depth: 30 },
];
const shape: RecordShape<Well> = {
  ...{ one: "well", many: "wells", givenOrder: "As dug" },
  keyOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  textsOf: ({ name, place }) => [name, place],
  orders: [
    textOrder("name", "Name", ({ name }) => name),
    { id: "depth", ascending: "Shallow first", descending: "Deep first", by: ({ depth }) => depth },
  ],
  filters: [
    valueFilter({ id: "place", label: "Place" }, wells, ({ place }) =>
      place ? { value: place, label: place } : undefined,
    ),
    addedFilter(({ at }) => at),
  ],
};
const names = (wanted: Partial<ListOptions>) =>
  arrange(wells, shape, { text: "", filters: {}, page: 1, size: 50, ...wanted }).shown.map(
    ({ name }) => name,
  );

describe("a list as it is looked at", () => {
  it("finds all words, whatever their case and accents", () => {
    expect(names({ text: " xudun WELL " })).toEqual(["Well 10", "Well 2"]);
    expect(names({ text: "afmadow" })).toEqual(["well 9"]);
  });

  it("orders texts as people do, figures by size, and puts what is missing last both ways", () => {
    expect(names({ order: { id: "name", descending: false } })).toEqual(["Well 2", "well 9", "Well 10", ""]);
    expect(names({ order: { id: "name", descending: true } })).toEqual(["Well 10", "well 9", "Well 2", ""]);
    expect(names({ order: { id: "depth", descending: true } })).toEqual(["Well 10", "", "well 9", "Well 2"]);
    expect(names({ order: { id: "nonsense", descending: true } })).toHaveLength(4);
  });

  it("filters by values and by age", () => {
    expect(shape.filters[0]?.options.map(({ value }) => value)).toEqual(["Áfmadow", "Xudun"]);
    expect(names({ filters: { place: "Xudun" } })).toEqual(["Well 10", "Well 2"]);
    expect(names({ filters: { added: "month" } })).toEqual(["Well 10", "well 9"]);
    expect(names({ filters: { added: "earlier" } })).toEqual(["Well 2"]);
  });

  it("pages, and takes a page past the end for the last one", () => {
    const { page, pages, offset, shown } = arrange(wells, shape, { text: "", filters: {}, page: 9, size: 3 });
    expect([page, pages, offset, shown.length]).toEqual([2, 2, 3, 1]);
    expect(arrange([], shape, { text: "", filters: {}, page: 1, size: 3 }).pages).toBe(1);
  });

  it("keeps the parts of a list together in every order", () => {
    const parted = { ...shape, rank: ({ place }: Well) => (place === "Xudun" ? 0 : 1) };
    const { shown } = arrange(wells, parted, {
      ...{ text: "", filters: {}, page: 1, size: 50 },
      order: { id: "name", descending: false },
    });
    expect(shown.map(({ name }) => name)).toEqual(["Well 2", "Well 10", "well 9", ""]);
  });
});

it.each([
  [["b"], "c"],
  [["a", "b"], "c"],
  [["c", "d"], "b"],
  [["a", "b", "c", "d"], undefined],
  [["z"], undefined],
])("when %j go, the focus goes to %s", (gone, next) => {
  expect(neighbour(["a", "b", "c", "d"], new Set(gone))).toBe(next);
});
