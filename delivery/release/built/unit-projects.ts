import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PluginOption } from "vite";
import { listFiles } from "../../lib/files.ts";
import { isTest, skipped } from "./inputs.ts";
import { testDefines } from "./test-defines.ts";

/** Parts whose tests leave nothing behind in the modules they share: twice as fast in one worker's modules. */
const sharing: ReadonlySet<string> = new Set(["public-mfe"]);

const exclude = ["**/node_modules/**", "**/dist/**", "**/dist-ssr/**"];

export interface UnitTests {
  part: string;
  /** The part's folder. */
  folder: string;
  /** The part's route table. */
  plugins: PluginOption[];
  /** Patterns of its tests, where not all of them are meant. */
  include?: string[];
}

/**
 * The projects of vitest that run the unit tests of a part: for the release of one and for all of them together. A
 * module that another test has loaded is no longer replaced: tests that replace one get modules of their own.
 */
export async function unitProjects({ part, folder, plugins, include = ["**/*.test.{ts,tsx}"] }: UnitTests) {
  const project = (name: string, options: object) => ({
    define: testDefines,
    plugins,
    test: {
      ...{ name, root: folder, include, exclude },
      // A unit test is quick; these only tell a hang from a machine that is busy.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      ...options,
    },
  });
  if (!sharing.has(part)) return [project(part, {})];
  const replacing = await testsThatReplaceModules(folder);
  return [
    project(part, { isolate: false, pool: "threads", exclude: [...exclude, ...replacing] }),
    project(`${part}, replacing modules`, { include: replacing }),
  ];
}

/** Paths of the tests that call `vi.mock` or `vi.doMock`, relative to the part's folder. */
async function testsThatReplaceModules(folder: string): Promise<string[]> {
  const tests = await listFiles(folder, (name) => skipped.has(name));
  return tests.filter(
    (path) => isTest(path) && /\bvi\.(?:mock|doMock)\(/.test(readFileSync(join(folder, path), "utf8")),
  );
}
