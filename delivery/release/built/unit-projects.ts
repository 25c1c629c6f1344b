import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PluginOption } from "vite";
import { listFiles } from "../../lib/files.ts";
import { isTest, skipped } from "./inputs.ts";
import { testDefines } from "./test-defines.ts";

/**
 * The tests of these parts change what their modules hold: each file gets modules of its own, which takes twice the
 * time. Those of the other parts passed in any order (`--maxWorkers=1 --sequence.shuffle.files`).
 */
const apart: ReadonlySet<string> = new Set(["admin-mfe", "shared-ui", "shell"]);

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
    // A copy: vitest takes out what it has read.
    define: { ...testDefines },
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
  if (apart.has(part)) return [project(part, {})];
  const replacing = await testsThatReplaceModules(folder);
  return [
    project(part, { isolate: false, exclude: [...exclude, ...replacing] }),
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
