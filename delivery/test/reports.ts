import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readJson } from "../lib/files.ts";
import { show, tool } from "./run-tool.ts";

export interface Count {
  passed: number;
  failed: number;
  /** Title of each skipped test, with the reason where one was given. */
  skipped?: string[];
  /** What an everyday run leaves to `npm test -- all`: how many, and which. */
  left?: string[];
}

/** Runs a suite of vitest to its end, with these variables in its environment, and counts its tests. */
export async function vitest(args: string[], env: Record<string, string> = {}): Promise<Count> {
  const report = await reportFile();
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const endedWell = await show([tool("vitest"), "run", ...reporters, ...args], env);
  return countOf(endedWell, vitestCount(await readJson<VitestReport>(report)));
}

/** Runs a suite of Playwright to its end and counts its tests; `args` may choose some of them. */
export async function playwright(config: string, args: string[] = []): Promise<Count> {
  const report = await reportFile();
  const command = [tool("playwright"), "test", "--config", config, "--reporter=list,json", ...args];
  const endedWell = await show(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return countOf(endedWell, playwrightCount(await readJson<PlaywrightReport>(report)));
}

/** The fields read of vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

export function vitestCount(report: VitestReport | undefined): Count {
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: tests.filter(({ status }) => notRun.has(status)).map(({ fullName }) => fullName),
  };
}

const notRun = new Set(["pending", "skipped", "todo", "disabled"]);

/** The fields read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
}

export interface PlaywrightSuite {
  /** The file it stands in, as seen from the folder of all tests. */
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

export function playwrightCount(report: PlaywrightReport | undefined): Count {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, skipped: (report?.suites ?? []).flatMap(skippedIn) };
}

function skippedIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ annotations }) => withReason(title, annotations)),
  );
  return [...here, ...suites.flatMap(skippedIn)];
}

function withReason(title: string, annotations: { type: string; description?: string }[]): string {
  const reason = annotations.find(({ type }) => type === "skip" || type === "fixme")?.description;
  return reason ? `${title} (${reason})` : title;
}

/** A suite that broke down before it could count, or counted nothing, has failed. */
function countOf(endedWell: boolean, count: Count): Count {
  return (endedWell && count.passed > 0) || count.failed > 0 ? count : { ...count, failed: 1 };
}

export const reportFile = async () => join(await mkdtemp(join(tmpdir(), "ministry-test-")), "report.json");
