// @vitest-environment node
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const src = import.meta.dirname;

/** The class names that a file takes from its stylesheets and that none of their rules has. */
async function missingIn(file: string): Promise<string[]> {
  const code = await readFile(join(src, file), "utf8");
  const imports = code.matchAll(/import (\w+) from "(\.[^"]*\.module\.css)"/g);
  const uses = code.replaceAll(/^import .*$/gm, "");
  const missing: string[] = [];
  for (const [, name = "", path = ""] of imports) {
    const rules = await readFile(join(src, dirname(file), path), "utf8");
    for (const [, used = ""] of uses.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))) {
      if (!new RegExp(`\\.${used}\\b`).test(rules)) missing.push(`${file}: ${name}.${used}`);
    }
  }
  return missing;
}

it("every class name has a rule in its stylesheet", async () => {
  const files = (await readdir(src, { recursive: true })).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const missing = await Promise.all(files.map(missingIn));
  expect(missing.flat()).toEqual([]);
});
