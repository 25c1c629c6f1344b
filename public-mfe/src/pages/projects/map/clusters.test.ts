import { describe, expect, test } from "vitest";
import { clustersOf } from "./clusters.ts";

const at = (x: number, y: number) => ({ x, y, name: `${x}/${y}` });

describe("clusters", () => {
  test("hold what is close to each other, at the middle of it", () => {
    const clusters = clustersOf([at(0, 0), at(100, 0), at(4, 2)], 10);
    expect(clusters.map(({ items }) => items.map(({ name }) => name))).toEqual([["0/0", "4/2"], ["100/0"]]);
    expect(clusters[0]).toMatchObject({ x: 2, y: 1 });
  });

  test("part when the map comes nearer", () => {
    const things = [at(0, 0), at(4, 0), at(8, 0)];
    expect(clustersOf(things, 10)).toHaveLength(1);
    expect(clustersOf(things, 5)).toHaveLength(2);
    expect(clustersOf(things, 2)).toHaveLength(3);
  });

  test("hold everything once, also 500 things at one place", () => {
    const things = Array.from({ length: 500 }, (_, index) => at(index % 2, 0));
    const [one, ...others] = clustersOf(things, 10);
    expect(others).toEqual([]);
    expect(one?.items).toHaveLength(500);
  });
});
