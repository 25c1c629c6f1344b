import { expect, test } from "vitest";
import { costText } from "./cost-text.ts";

const megabyte = 1_048_576;

test("original photos are described by the data they use", () => {
  expect(costText(33.2 * megabyte, 7.1 * megabyte)).toMatch(/^Uses 33 MB of data instead of 7 MB\./);
  expect(costText(3 * megabyte, 60_000)).toMatch(/^Uses 3 MB of data instead of 59 kB\./);
  expect(costText(3 * megabyte)).toMatch(/^Uses 3 MB of data\./);
  expect(costText(300_000, 299_000)).toMatch(/^These are small enough/);
});
