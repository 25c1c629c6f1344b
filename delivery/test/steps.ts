import { buildParts } from "../release/built/build-part.ts";
import { needBuildWithinBudget } from "../release/checks/budgets.ts";
import { needBuildForOldBrowsers } from "../release/checks/old-browsers.ts";
import { partNames } from "../sites/parts.ts";
import { needBrowser } from "./browser.ts";
import { wantOtherBrowsers } from "./other-browsers.ts";
import { leftOut } from "./left-out.ts";
import { playwright, vitest, type Count } from "./reports.ts";
import { show, tool } from "./run-tool.ts";

export interface Step {
  name: string;
  /** Runs beside the step after it: together they fill two cores. */
  isBesideNext?: true;
  /** All of it. */
  run(): Promise<Count>;
  /** What `npm test` runs of it, where all of it would make that longer than twenty minutes. */
  everyday?(): Promise<Count>;
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

/** Configurations of Playwright. */
const suites = {
  endToEnd: "tests/e2e/playwright.config.ts",
  delivery: "tests/delivery/playwright.config.ts",
  offline: "tests/e2e/offline.config.ts",
};

/** In the titles of the end-to-end tests that `npm test` runs. */
const everydayTag = "@everyday";

/** All that is tested, in order: `npm test -- all`. What an everyday run leaves out of it stands in its last lines. */
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
    // Its suites mostly wait for the servers they start: lots of like length side by side fill two cores.
    run: () =>
      sideBySide(
        ["own-servers", "postgres,several-servers,security", "embedded,object-storage"].map(contractSuites),
      ),
    everyday: async () => ({
      ...(await sideBySide(["embedded", "several-servers,security"].map(contractSuites))),
      left: ["contract: 3 of 6 suites: postgres, object-storage, own-servers"],
    }),
  },
  {
    name: "end-to-end",
    run: () => endToEnd(),
    everyday: async () => ({
      ...(await endToEnd(["--grep", everydayTag])),
      left: await leftOut("end-to-end", suites.endToEnd, ["--grep-invert", `${everydayTag}|@long`]),
    }),
  },
  {
    name: "faults",
    run: () => faults("--runs", "200", "--minutes", "1"),
    everyday: async () => ({ ...(await faults("--runs", "6")), left: ["faults: 24 of 30 runs or more"] }),
  },
  {
    name: "delivery",
    run: async () => {
      needBrowser((line) => console.info(line));
      return playwright(suites.delivery);
    },
    everyday: leave(() => leftOut("delivery", suites.delivery)),
  },
  {
    name: "disasters",
    run: () => contractSuites("disasters"),
    everyday: leave(() => ["disasters: all of them"]),
  },
  {
    name: "security",
    run: () => {
      process.env["FUZZ_REQUESTS"] ??= "20000";
      return vitest(["--config", "tests/contract/vitest.config.ts", "--project", "security"]);
    },
    everyday: leave(() => ["security: 19,500 of 20,000 made-up requests"]),
  },
  {
    name: "offline",
    run: async () => {
      needBrowser((line) => console.info(line));
      wantOtherBrowsers((line) => console.info(line));
      return playwright(suites.offline);
    },
    everyday: leave(() => leftOut("offline", suites.offline, ["--grep", "@long"])),
  },
];

/** A step of which an everyday run does nothing. */
function leave(left: () => string[] | Promise<string[]>): () => Promise<Count> {
  return async () => ({ passed: 0, failed: 0, left: await left() });
}

function endToEnd(args: string[] = []): Promise<Count> {
  needBrowser((line) => console.info(line));
  return playwright(suites.endToEnd, args);
}

function faults(...runs: string[]): Promise<Count> {
  needBrowser((line) => console.info(line));
  return inTurn([() => show(["--import", "tsx", "tests/faults/run.ts", "--seed", "7", ...runs])]);
}

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
