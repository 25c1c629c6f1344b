import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/**
 * `npm run disasters -- [--kills 100] [--rounds 20] [--seed 1]`: servers killed, disks full, PostgreSQL killed and file
 * storage gone while writes are under way, again and again. After each the same is checked: every acknowledged write is
 * there once, no record is half there, nothing else is there. `npm test` does one or a few rounds of each.
 */
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    rounds: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
  },
});

const suites: [project: string, file: string][] = [
  ["own-servers", "own-servers/crash.test.ts"],
  ["several-servers", "several-servers/crash.test.ts"],
  ["own-servers", "own-servers/full-disk.test.ts"],
  ["several-servers", "several-servers/database-killed.test.ts"],
  ["object-storage", "object-storage/storage-gone.test.ts"],
];

const vitest = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
const env = {
  ...process.env,
  CRASH_ROUNDS: values.kills,
  CRASH_SEED: values.seed,
  DISASTER_ROUNDS: values.rounds,
  DISASTER_SEED: values.seed,
};

const failed = suites.filter(([project, file]) => {
  const args = ["run", "--config", "tests/contract/vitest.config.ts", "--project", project];
  const { status } = spawnSync(process.execPath, [vitest, ...args, `tests/contract/${file}`], {
    stdio: "inherit",
    env,
  });
  return status !== 0;
});
for (const [, file] of failed) console.error(`FAILED ${file}`);
process.exitCode = failed.length > 0 ? 1 : 0;
