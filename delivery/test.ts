import { Fault, runCommand } from "./lib/fault.ts";
import { steps, type Count } from "./test/steps.ts";

/**
 * `npm test`: everything the continuous integration runs. `npm test -- unit contract` runs those steps alone;
 * `npm run test:offline` is the step that only runs when it is asked for.
 * Stops at the first step that fails; the last line sums up.
 */
await runCommand(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !steps.some((step) => step.name === name));
  if (unknown)
    throw new Fault(`There is no step "${unknown}". One of: ${steps.map(({ name }) => name).join(", ")}.`);

  const sum: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const { name, run, isExtra } of steps) {
    if (asked.length > 0 ? !asked.includes(name) : isExtra) continue;
    console.info(`\n── ${name}`);
    const begun = Date.now();
    const count = await run().catch((error: unknown) => {
      console.error(error instanceof Fault ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    sum.passed += count.passed;
    sum.failed += count.failed;
    lines.push(
      `${name.padEnd(12)} ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - begun) / 1000)} s`,
    );
    if (count.failed > 0) break;
  }
  console.info(`\n${lines.join("\n")}`);
  if (sum.failed > 0) console.info("Stopped at the step that failed; what it said stands above.");
  console.info(`${sum.passed} passed, ${sum.failed} failed`);
  if (sum.failed > 0) process.exitCode = 1;
});
