import { expect, it } from "vitest";
import { foldersOf } from "./left-out.ts";

it("tests that are left out are counted by their folders", () => {
  const spec = { title: "a", tests: [] };
  const report = {
    stats: { expected: 0, flaky: 0, unexpected: 0 },
    suites: [
      { file: "outbox/one.spec.ts", specs: [spec], suites: [{ file: "outbox/one.spec.ts", specs: [spec] }] },
      { file: "outbox/two.spec.ts", specs: [spec] },
      { file: "public/lite.spec.ts", specs: [spec] },
    ],
  };
  expect(foldersOf(report)).toEqual(["tests of outbox: 3", "tests of public: 1"]);
});
