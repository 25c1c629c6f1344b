import { expect, test } from "vitest";
import { mapTexts } from "../../content/records/project-map.ts";
import { isOnMap, mapHeight, mapWidth, outlinePath, pointOf, towns } from "./projection.ts";

test("north is up, east is on the right, and a degree to the east is shorter than one to the north", () => {
  const middle = pointOf({ latitude: 9.7, longitude: 46 });
  const north = pointOf({ latitude: 10.7, longitude: 46 });
  const east = pointOf({ latitude: 9.7, longitude: 47 });
  expect(north.x).toBe(middle.x);
  expect(east.y).toBe(middle.y);
  expect((east.x - middle.x) / (middle.y - north.y)).toBeCloseTo(Math.cos((9.73 * Math.PI) / 180), 2);
});

test("a place is on the map or beside it", () => {
  expect(isOnMap({ latitude: 9.56, longitude: 44.06 })).toBe(true);
  expect(isOnMap({ latitude: 51.5, longitude: 0 })).toBe(false);
});

test("the outline lies within the map, and is a few hundred bytes", () => {
  const numbers = outlinePath.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(numbers.length).toBeGreaterThan(60);
  expect(Math.min(...numbers)).toBeGreaterThan(0);
  expect(Math.max(...numbers.filter((_, at) => at % 2 === 0))).toBeLessThan(mapWidth);
  expect(Math.max(...numbers.filter((_, at) => at % 2 === 1))).toBeLessThan(mapHeight);
  expect(outlinePath.length).toBeLessThan(1_000);
});

test("every town of the file has a name on the screen", () => {
  expect(towns.map(({ name }) => name).sort()).toEqual(Object.keys(mapTexts.towns).sort());
});
