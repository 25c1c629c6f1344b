import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/**
 * `npm run disasters -- [--kills 100] [--rounds 20] [--seed 1]`: servers killed, disks full, PostgreSQL killed and file
 * storage gone while writes are under way, again and again. After each the same is checked: every acknowledged write is
 * there once, no record is half there, nothing else is there. `npm test -- disasters` does one or a few rounds of each.
 */
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    rounds: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
  },
});

const suites = ["server-killed", "one-of-two-killed", "full-disk", "database-killed", "storage-gone"];

const vitest = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
const env = {
  ...process.env,
  CRASH_ROUNDS: values.kills,
  CRASH_SEED: values.seed,
  DISASTER_ROUNDS: values.rounds,
  DISASTER_SEED: values.seed,
};

const failed = suites.filter((suite) => {
  const args = ["run", "--config", "tests/contract/vitest.config.ts", "--project", "disasters"];
  const file = `tests/contract/disasters/${suite}.test.ts`;
  const { status } = spawnSync(process.execPath, [vitest, ...args, file], {
    stdio: "inherit",
    env,
  });
  return status !== 0;
});
for (const suite of failed) console.error(`FAILED ${suite}`);
process.exitCode = failed.length > 0 ? 1 : 0;
