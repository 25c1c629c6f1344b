import { describe, expect, test } from "vitest";
import {
  afterKey,
  farther,
  isClosest,
  isWhole,
  moved,
  nearer,
  shareOf,
  viewOf,
  wholeMap,
  zoomed,
} from "./map-view.ts";
import { mapHeight, mapWidth } from "../projection.ts";

const near = zoomed(wholeMap, 4);

describe("the part of the map that is shown", () => {
  test("keeps its middle when it is zoomed, and what lies under the fingers", () => {
    expect(near).toEqual({ x: 375, y: (mapHeight * 3) / 8, width: 250 });
    const at = { x: 0.2, y: 0.8 };
    const point = { x: near.x + near.width * at.x, y: near.y + (mapHeight / 4) * at.y };
    const share = shareOf(zoomed(near, 2, at), point);
    expect(share.x).toBeCloseTo(at.x);
    expect(share.y).toBeCloseTo(at.y);
  });

  test("never leaves the map", () => {
    expect(moved(near, 99, 99)).toEqual({ x: mapWidth - 250, y: mapHeight - mapHeight / 4, width: 250 });
    expect(moved(near, -99, -99)).toEqual({ x: 0, y: 0, width: 250 });
    expect(farther(farther(farther(near)))).toEqual(wholeMap);
    expect(moved(wholeMap, 0.5, 0.5)).toEqual(wholeMap);
  });

  test("comes no nearer than a district", () => {
    let view = wholeMap;
    for (let press = 0; press < 9; press += 1) view = nearer(view);
    expect(isClosest(view)).toBe(true);
    expect(view.width).toBe(mapWidth / 16);
    expect(isWhole(view)).toBe(false);
  });

  test("is moved and zoomed by keys, and leaves all others to the browser", () => {
    expect(afterKey(near, "ArrowRight")).toEqual(moved(near, 0.2, 0));
    expect(afterKey(near, "ArrowUp")).toEqual(moved(near, 0, -0.2));
    expect(afterKey(near, "+")).toEqual(nearer(near));
    expect(afterKey(near, "-")).toEqual(farther(near));
    expect(afterKey(near, "0")).toEqual(wholeMap);
    expect(afterKey(near, "Tab")).toBeUndefined();
  });

  test("holds all of the points it is made for", () => {
    const points = [
      { x: 410, y: 100 },
      { x: 430, y: 190 },
    ];
    const view = viewOf(points);
    for (const point of points) {
      const { x, y } = shareOf(view, point);
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(1);
    }
    expect(view.width).toBeLessThan(mapWidth / 3);
  });
});
