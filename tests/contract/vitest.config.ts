import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { findPostgres } from "../support/servers/postgres.ts";

const here = import.meta.dirname;

/** The suite on one kind of host: which server the set-up starts is all that differs. */
const suite = (name: string) => ({
  test: {
    name,
    root: here,
    include: ["*.test.ts", "photos/*.test.ts"],
    globalSetup: [join(here, `setup/${name}.ts`)],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

/** Suites that start the servers they need themselves. */
const own = (name: string, testTimeout: number) => ({
  test: {
    name,
    root: here,
    include: [`${name}/**/*.test.ts`],
    testTimeout,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    fileParallelism: false,
  },
});

/**
 * `npm run test:contract`. With `BASE_URL` (and `ADMIN_EMAIL`, `ADMIN_PASSWORD`) the contract's suite runs against that
 * host alone. Without it: on the embedded database with folder storage, on PostgreSQL with S3-compatible storage, and
 * then the suites that race and misuse servers of their own, and the disasters. `SUITES` names some of them (`npm test`
 * runs all but the disasters, in three lots side by side).
 */
export default defineConfig(async () => {
  if (process.env["BASE_URL"]) return { test: { projects: [suite("host")] } };
  const wanted = process.env["SUITES"]?.split(",");
  const chosen = <Suite extends { test: { name: string } }>(suites: Suite[]) =>
    wanted ? suites.filter(({ test }) => wanted.includes(test.name)) : suites;
  const onPostgres = chosen([suite("postgres"), own("several-servers", 120_000), own("disasters", 120_000)]);
  const postgres = onPostgres.length > 0 ? await findPostgres() : undefined;
  const problem = postgres && "skipped" in postgres ? postgres.skipped : undefined;
  if (problem)
    console.warn(
      `\nSKIPPED: the contract on PostgreSQL, the concurrency suite and the disasters: ${problem}\n`,
    );
  return {
    test: {
      maxWorkers: wanted ? 1 : 2,
      projects: [
        ...chosen([
          suite("embedded"),
          own("object-storage", 120_000),
          own("own-servers", 120_000),
          own("security", 120_000),
        ]),
        ...(problem ? [] : onPostgres),
      ],
    },
  };
});
