import { dirname } from "node:path";
import { readJson } from "../lib/files.ts";
import { reportFile, type PlaywrightReport, type PlaywrightSuite } from "./reports.ts";
import { show, tool } from "./run-tool.ts";

/**
 * The tests of a suite of Playwright that an everyday run leaves out, counted: `end-to-end: 12 tests of outbox`.
 *
 * @param args choose among them, as for `playwright test`
 */
export async function leftOut(suite: string, config: string, args: string[] = []): Promise<string[]> {
  const report = await reportFile();
  await show([tool("playwright"), "test", "--config", config, "--list", "--reporter=json", ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return foldersOf(await readJson<PlaywrightReport>(report)).map((line) => `${suite}: ${line}`);
}

/** The folders of the tests that a report lists, each with their number. */
export function foldersOf(report: PlaywrightReport | undefined): string[] {
  const numbers = new Map<string, number>();
  const count = ({ file = "", suites = [], specs = [] }: PlaywrightSuite): void => {
    const folder = dirname(file);
    if (specs.length > 0) numbers.set(folder, (numbers.get(folder) ?? 0) + specs.length);
    for (const suite of suites) count(suite);
  };
  for (const suite of report?.suites ?? []) count(suite);
  return [...numbers].map(([folder, number]) => `${number} tests${folder === "." ? "" : ` of ${folder}`}`);
}
