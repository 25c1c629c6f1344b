import { Fault, runCommand } from "../lib/fault.ts";
import type { Count } from "./reports.ts";
import { steps, type Step } from "./steps.ts";

/**
 * `npm test`: what is tested every day, within twenty minutes on two cores. `npm test -- all` runs all there is, and
 * `npm test -- unit contract` all of those steps.
 * Stops at the first step that fails; the last lines sum up and name what was left out.
 */
await runCommand(async () => {
  const asked = process.argv.slice(2);
  const names = ["all", ...steps.map(({ name }) => name)];
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown) throw new Fault(`There is no step "${unknown}". One of: ${names.join(", ")}.`);

  const isEveryday = asked.length === 0;
  const chosen = steps.filter(({ name }) => isEveryday || asked.includes("all") || asked.includes(name));
  const sum = { passed: 0, failed: 0 };
  const skipped: string[] = [];
  const left: string[] = [];
  const lines: string[] = [];
  for (const group of groupsOf(chosen)) {
    console.info(`\n── ${group.map(({ name }) => name).join(", ")}`);
    for (const { line, count } of await Promise.all(group.map((step) => runStep(step, isEveryday)))) {
      if (count.passed + count.failed > 0) lines.push(line);
      sum.passed += count.passed;
      sum.failed += count.failed;
      skipped.push(...(count.skipped ?? []));
      left.push(...(count.left ?? []));
    }
    if (sum.failed > 0) break;
  }
  console.info(`\n${lines.join("\n")}`);
  if (sum.failed > 0) console.info("Stopped at the step that failed; what it said stands above.");
  for (const title of skipped) console.info(`skipped: ${title}`);
  for (const what of left) console.info(`left to "npm test -- all": ${what}`);
  console.info(`${sum.passed} passed, ${sum.failed} failed, ${skipped.length} skipped`);
  if (sum.failed > 0) process.exitCode = 1;
});

/** Steps that run at the same time stand in one group. */
function groupsOf(chosen: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  let joins = false;
  for (const step of chosen) {
    if (joins) groups.at(-1)?.push(step);
    else groups.push([step]);
    joins = step.isBesideNext ?? false;
  }
  return groups;
}

async function runStep(step: Step, isEveryday: boolean): Promise<{ line: string; count: Count }> {
  const { name, run, everyday = run } = step;
  const startedAt = Date.now();
  const count = await (isEveryday ? everyday() : run()).catch((error: unknown) => {
    console.error(error instanceof Fault ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { line: `${name.padEnd(12)} ${count.passed} passed, ${count.failed} failed, ${seconds} s`, count };
}
