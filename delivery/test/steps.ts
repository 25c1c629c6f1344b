import { buildParts } from "../release/built/build-part.ts";
import { needBuildWithinBudget } from "../release/checks/budgets.ts";
import { needBuildForOldBrowsers } from "../release/checks/old-browsers.ts";
import { partNames } from "../sites/parts.ts";
import { needBrowser } from "./browser.ts";
import { wantOtherBrowsers } from "./other-browsers.ts";
import { playwright, vitest, type Count } from "./reports.ts";
import { show, tool } from "./run-tool.ts";

export interface Step {
  name: string;
  /** Runs beside the step after it: together they fill two cores. */
  isBesideNext?: true;
  /** Takes long, or more than the everyday tests need: runs when it is asked for by name. */
  isExtra?: true;
  run(): Promise<Count>;
}

const packages = [
  "shell",
  "shell/contract",
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
    isBesideNext: true,
    // The first takes as long as the two others and half of the types.
    run: () =>
      sideBySide([
        inTurn([() => show([tool("eslint"), "."])]),
        inTurn([
          () => show([tool("prettier"), "--check", "--log-level", "warn", "."]),
          () => show([tool("knip"), "--no-progress"]),
        ]),
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
      // What a release asks of a part: one that misses it could not be released.
      for (const part of partNames) {
        await needBuildWithinBudget(part);
        await needBuildForOldBrowsers(part);
      }
      return { passed: names.length + 2 * partNames.length, failed: 0 };
    },
  },
  {
    name: "contract",
    // Its suites mostly wait for the servers they start: three lots of like length side by side fill two cores.
    run: () =>
      sideBySide(
        ["own-servers", "postgres,several-servers,security", "embedded,object-storage"].map(contractSuites),
      ),
  },
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
      const time = ["--runs", "200", "--minutes", "1", "--seed", "7"];
      return inTurn([() => show(["--import", "tsx", "tests/faults/run.ts", ...time])]);
    },
  },
  {
    name: "delivery",
    isExtra: true,
    run: async () => {
      needBrowser((line) => console.info(line));
      return playwright("tests/delivery/playwright.config.ts");
    },
  },
  {
    name: "disasters",
    isExtra: true,
    run: () => contractSuites("disasters"),
  },
  {
    name: "security",
    isExtra: true,
    run: () => {
      process.env["FUZZ_REQUESTS"] ??= "20000";
      return vitest(["--config", "tests/contract/vitest.config.ts", "--project", "security"]);
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

const contractSuites = (names: string): Promise<Count> =>
  vitest(["--config", "tests/contract/vitest.config.ts"], { SUITES: names });

async function sideBySide(runs: Promise<Count>[]): Promise<Count> {
  const counts = await Promise.all(runs);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.flatMap(({ skipped = [] }) => skipped),
  };
}

/** Runs checks one after the other, all of them; each counts as one. */
async function inTurn(checks: (() => Promise<boolean>)[]): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 };
  for (const check of checks) count[(await check()) ? "passed" : "failed"] += 1;
  return count;
}
