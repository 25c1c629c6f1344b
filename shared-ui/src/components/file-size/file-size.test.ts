import { expect, test } from "vitest";
import { fileSize, megabytes } from "./file-size.ts";

test.each([
  [0, "0 kB"],
  [900, "1 kB"],
  [31_457, "31 kB"],
  [104_857, "103 kB"],
  [104_858, "0.10 MB"],
  [3_145_728, "3.00 MB"],
  [10_485_000, "10 MB"],
  [34_603_008, "33 MB"],
  [1_288_490_189, "1.2 GB"],
])("%i bytes are %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test("A-185 documents are told in MB with two decimals, however small", () => {
  expect([megabytes(31_457), megabytes(1_572_864)]).toEqual(["0.03 MB", "1.50 MB"]);
});
