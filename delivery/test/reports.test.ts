import { expect, it } from "vitest";
import { playwrightCount, vitestCount } from "./reports.ts";

it("a skipped unit test is counted and named", () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { assertionResults: [{ status: "passed", fullName: "a" }] },
      { assertionResults: [{ status: "pending", fullName: "needs PostgreSQL" }] },
    ],
  };
  expect(vitestCount(report)).toEqual({ passed: 2, failed: 1, skipped: ["needs PostgreSQL"] });
});

it("a skipped browser test is counted and named with its reason, however deep it stands", () => {
  const skipped = {
    title: "in Firefox",
    tests: [{ status: "skipped", annotations: [{ type: "skip", description: "no Firefox here" }] }],
  };
  const report = {
    stats: { expected: 3, flaky: 1, unexpected: 0 },
    suites: [
      {
        suites: [{ specs: [skipped] }],
        specs: [{ title: "runs", tests: [{ status: "expected", annotations: [] }] }],
      },
    ],
  };
  expect(playwrightCount(report)).toEqual({
    passed: 4,
    failed: 0,
    skipped: ["in Firefox (no Firefox here)"],
  });
});

it("a run that left no report counts nothing", () => {
  expect(vitestCount(undefined)).toEqual({ passed: 0, failed: 0, skipped: [] });
  expect(playwrightCount(undefined)).toEqual({ passed: 0, failed: 0, skipped: [] });
});
