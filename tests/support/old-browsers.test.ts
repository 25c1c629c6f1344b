import { readFile } from "node:fs/promises";
import ts from "typescript";
import { expect, test } from "vitest";

const page = await readFile(new URL("../../shell/index.html", import.meta.url), "utf8");
const scripts = Array.from(page.matchAll(/<script>([^]*?)<\/script>/g), ([, script = ""]) => script);

const compiledTo = (script: string, target: ts.ScriptTarget) =>
  ts.transpileModule(script, { compilerOptions: { target } }).outputText;
const isEs5 = (script: string) =>
  compiledTo(script, ts.ScriptTarget.ES5) === compiledTo(script, ts.ScriptTarget.ESNext);

test("the script that leads old browsers to the lite edition is one they can read", () => {
  expect(scripts.filter((script) => script.includes("Object.hasOwn")).map(isEs5)).toEqual([true]);
  // The other one is not, which shows that it is looked at.
  expect(scripts.map(isEs5)).toContain(false);
});

/** The oldest browsers that get the full edition: Chrome 100, Firefox 97, Safari 15.4. */
test("browsers without AbortSignal's throwIfAborted, which every read calls, get the lite edition", () => {
  const gate = scripts.find((script) => script.includes("Object.hasOwn"));
  expect(gate).toContain("!AbortSignal.prototype.throwIfAborted");
});
