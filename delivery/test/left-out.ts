import { dirname } from "node:path";
import { readJson } from "../lib/files.ts";
import { reportFile, type PlaywrightReport, type PlaywrightSuite } from "./reports.ts";
import { show, tool } from "./run-tool.ts";

/**
 * The tests of a suite of Playwright that an everyday run leaves out, counted: `end-to-end, tests of outbox: 12`. Playwright
 * prints their titles.
 *
 * @param args choose among them, as for `playwright test`
 */
export async function leftOut(suite: string, config: string, args: string[] = []): Promise<string[]> {
  const report = await reportFile();
  const list = [tool("playwright"), "test", "--config", config, "--list", "--reporter=json", ...args];
  const isListed = await show(list, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  if (!isListed) return [`${suite}, tests: not known, they could not be listed`];
  return foldersOf(await readJson<PlaywrightReport>(report)).map((line) => `${suite}, ${line}`);
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
  return [...numbers].map(([folder, number]) => `tests${folder === "." ? "" : ` of ${folder}`}: ${number}`);
}
