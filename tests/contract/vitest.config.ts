import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { findPostgres } from "../support/postgres.ts";

const here = import.meta.dirname;

/** The suite on one kind of host: which server the set-up starts is all that differs. */
const suite = (name: string) => ({
  test: {
    name,
    root: here,
    include: ["*.test.ts"],
    globalSetup: [join(here, `setup/${name}.ts`)],
    testTimeout: 30_000,
    hookTimeout: 30_000,
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
    fileParallelism: false,
  },
});

/**
 * `npm run test:contract`. With `BASE_URL` (and `ADMIN_EMAIL`, `ADMIN_PASSWORD`) the contract's suite runs against that
 * host alone. Without it: on the embedded database with folder storage, on PostgreSQL with S3-compatible storage, and
 * then the suites that kill, race and misuse servers of their own.
 */
export default defineConfig(async () => {
  if (process.env["BASE_URL"]) return { test: { projects: [suite("host")] } };
  const postgres = await findPostgres();
  if ("skipped" in postgres)
    console.warn(`\nSKIPPED: the contract on PostgreSQL and the concurrency suite: ${postgres.skipped}\n`);
  return {
    test: {
      maxWorkers: 2,
      projects: [
        suite("embedded"),
        own("object-storage", 120_000),
        own("own-servers", 120_000),
        ...("skipped" in postgres ? [] : [suite("postgres"), own("several-servers", 120_000)]),
      ],
    },
  };
});
