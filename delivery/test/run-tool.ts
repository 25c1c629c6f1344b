import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../lib/run.ts";

const tools = {
  eslint: "eslint/bin/eslint.js",
  prettier: "prettier/bin/prettier.cjs",
  knip: "knip/bin/knip.js",
  // See docs/decisions/0084-two-compilers.md.
  tsc: "typescript-7/bin/tsc",
  vitest: "vitest/vitest.mjs",
  playwright: "@playwright/test/cli.js",
} as const;

/** The script behind a command of the root package. */
export const tool = (name: keyof typeof tools): string => join(root, "node_modules", tools[name]);

/** Runs a script at the root, its output shown as it comes; says whether it ended well. */
export function show(args: string[], extra: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...extra },
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code === 0));
  });
}
