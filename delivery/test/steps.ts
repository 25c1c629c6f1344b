import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readJson } from "../lib/files.ts";
import { buildParts } from "../parts/build-part.ts";
import { partNames } from "../parts/parts.ts";
import { needBrowser } from "./browser.ts";
import { wantOtherBrowsers } from "./other-browsers.ts";
import { show, tool } from "./run-tool.ts";

export interface Count {
  passed: number;
  failed: number;
}

export interface Step {
  name: string;
  /** Takes long, or more than the everyday tests need: runs when it is asked for by name. */
  isExtra?: true;
  run(): Promise<Count>;
}

const packages = [
  "shell",
  "shell/sw",
  "public-mfe",
  "admin-mfe",
  "shared-ui",
  "api-client",
  "api-server",
  "delivery",
  "tests",
];

/** Everything `npm test` does, in order. */
export const steps: Step[] = [
  {
    name: "lint",
    run: () =>
      inTurn([
        () => show([tool("eslint"), "."]),
        () => show([tool("prettier"), "--check", "--log-level", "warn", "."]),
      ]),
  },
  {
    name: "types",
    run: () => inTurn(packages.map((folder) => () => show([tool("tsc"), "--noEmit", "-p", folder]))),
  },
  { name: "unit", run: () => vitest([]) },
  {
    name: "build",
    run: async () => {
      const names = [...partNames, "api-server"] as const;
      await buildParts(names);
      return { passed: names.length, failed: 0 };
    },
  },
  { name: "contract", run: () => vitest(["--config", "tests/contract/vitest.config.ts"]) },
  {
    name: "end-to-end",
    run: async () => {
      needBrowser((line) => console.info(line));
      return playwright("tests/e2e/playwright.config.ts");
    },
  },
  {
    name: "faults",
    run: async () => {
      needBrowser((line) => console.info(line));
      const time = ["--runs", "200", "--minutes", "2", "--seed", "7"];
      return inTurn([() => show(["--import", "tsx", "tests/faults/run.ts", ...time])]);
    },
  },
  {
    name: "offline",
    isExtra: true,
    run: async () => {
      needBrowser((line) => console.info(line));
      wantOtherBrowsers((line) => console.info(line));
      return playwright("tests/e2e/offline.config.ts");
    },
  },
];

/** Runs checks one after the other, all of them; each counts as one. */
async function inTurn(checks: (() => Promise<boolean>)[]): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 };
  for (const check of checks) count[(await check()) ? "passed" : "failed"] += 1;
  return count;
}

async function vitest(args: string[]): Promise<Count> {
  const report = await reportFile();
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ended = await show([tool("vitest"), "run", ...reporters, ...args]);
  const said = await readJson<{ numPassedTests: number; numFailedTests: number }>(report);
  return honest(ended, { passed: said?.numPassedTests ?? 0, failed: said?.numFailedTests ?? 0 });
}

async function playwright(config: string): Promise<Count> {
  const report = await reportFile();
  const ended = await show([tool("playwright"), "test", "--config", config, "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const said = await readJson<{ stats: { expected: number; flaky: number; unexpected: number } }>(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = said?.stats ?? {};
  return honest(ended, { passed: expected + flaky, failed: unexpected });
}

/** A suite that broke down before it could count, or counted nothing, has failed. */
function honest(ended: boolean, count: Count): Count {
  const { passed, failed } = count;
  return (ended && passed > 0) || failed > 0 ? count : { passed, failed: 1 };
}

const reportFile = async () => join(await mkdtemp(join(tmpdir(), "ministry-test-")), "report.json");
