import { Fault, runCommand } from "../lib/fault.ts";
import type { Count } from "./reports.ts";
import { steps, type Step } from "./steps.ts";

/**
 * `npm test`: the everyday steps. `npm test -- unit contract` runs those steps alone; delivery, disasters, security and
 * offline run only when they are asked for by name.
 * Stops at the first step that fails; the last line sums up.
 */
await runCommand(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !steps.some((step) => step.name === name));
  if (unknown)
    throw new Fault(`There is no step "${unknown}". One of: ${steps.map(({ name }) => name).join(", ")}.`);

  const chosen = steps.filter(({ name, isExtra }) => (asked.length > 0 ? asked.includes(name) : !isExtra));
  const sum = { passed: 0, failed: 0 };
  const skipped: string[] = [];
  const lines: string[] = [];
  for (const group of groupsOf(chosen)) {
    console.info(`\n── ${group.map(({ name }) => name).join(", ")}`);
    for (const { line, count } of await Promise.all(group.map(runStep))) {
      lines.push(line);
      sum.passed += count.passed;
      sum.failed += count.failed;
      skipped.push(...(count.skipped ?? []));
    }
    if (sum.failed > 0) break;
  }
  console.info(`\n${lines.join("\n")}`);
  if (sum.failed > 0) console.info("Stopped at the step that failed; what it said stands above.");
  for (const title of skipped) console.info(`skipped: ${title}`);
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

async function runStep({ name, run }: Step): Promise<{ line: string; count: Count }> {
  const startedAt = Date.now();
  const count = await run().catch((error: unknown) => {
    console.error(error instanceof Fault ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { line: `${name.padEnd(12)} ${count.passed} passed, ${count.failed} failed, ${seconds} s`, count };
}
