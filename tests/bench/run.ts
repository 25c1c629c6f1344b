import { existsSync } from "node:fs";

/**
 * `npm run bench -- <name> [arguments]`: runs `tests/bench/<name>.ts`, whose `bench` prints its figures as it goes and
 * resolves with those that break a budget of docs/budgets.md. Ends with code 1 when there are any.
 */
async function main([name, ...rest]: string[]): Promise<number> {
  const file = new URL(`./${name ?? ""}.ts`, import.meta.url);
  if (!name || !/^[a-z-]+$/.test(name) || name === "run" || !existsSync(file)) {
    console.error(
      "Usage: npm run bench -- api|slow|restore|site|outbox|officers-day|offline|delivery|search|snapshot",
    );
    return 1;
  }
  const { bench } = (await import(file.href)) as { bench(args: string[]): Promise<string[]> };
  const broken = await bench(rest);
  for (const line of broken) console.error(`OVER BUDGET  ${line}`);
  console.log(broken.length === 0 ? "All within their budgets" : `${broken.length} over budget`);
  return broken.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
