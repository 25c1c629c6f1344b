import { describe, expect, test } from "vitest";
import { circleAmong, reach, type Chunks } from "./chunk-graph.ts";

const chunks: Chunks = {
  entry: { file: "entry.js", imports: ["common"], dynamicImports: ["page"] },
  common: { file: "common.js", css: ["common.css"] },
  page: { file: "page.js", imports: ["common"], assets: ["page.svg"] },
};
/** `common` imports `page`, which imports it. */
const circular: Chunks = { ...chunks, common: { ...chunks.common, file: "common.js", imports: ["page"] } };

describe("what a chunk needs", () => {
  test("is itself and all it imports, with styles and pictures, and later what it loads", () => {
    expect([...reach(chunks, ["entry"])]).toEqual(["entry.js", "common.js", "common.css"]);
    expect([...reach(chunks, ["entry"], { later: true })]).toContain("page.svg");
    const options = { later: true, except: (key: string) => key === "page" };
    expect([...reach(chunks, ["entry"], options)]).toEqual([...reach(chunks, ["entry"])]);
  });

  test("is found to its end where chunks import each other", () => {
    expect([...reach(circular, ["entry"])].sort()).toEqual([
      "common.css",
      "common.js",
      "entry.js",
      "page.js",
      "page.svg",
    ]);
  });
});

describe("a circle of chunks", () => {
  test("is named, one way round", () => {
    expect(circleAmong(circular)).toEqual(["common.js", "page.js", "common.js"]);
  });

  test("is none where one loads the other later, or two share a third", () => {
    expect(circleAmong(chunks)).toBeUndefined();
    expect(
      circleAmong({ a: { file: "a.js", dynamicImports: ["b"] }, b: { file: "b.js", imports: ["a"] } }),
    ).toBeUndefined();
  });
});
