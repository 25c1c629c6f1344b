import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { root, sourceFilesOf } from "./source-files.ts";

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

/** What those browsers lack: pattern, and the versions that brought it. */
const lacking: Record<string, RegExp> = {
  "lookbehind (Safari 16.4)": /\(\?<[=!]/,
  "Response.json (Chrome 105, Firefox 115, Safari 17)": /\bResponse\.json\(/,
  "AbortSignal.timeout (Chrome 103, Firefox 100, Safari 16)": /\bAbortSignal\.timeout\(/,
  "AbortSignal.any (Chrome 116, Firefox 124, Safari 17.4)": /\bAbortSignal\.any\(/,
  "class static block (Safari 16.4)": /^\s*static \{/m,
  "Array.prototype.findLast (Firefox 104)": /\.findLast(?:Index)?\(/,
  "Array.prototype.toSorted and its like (Chrome 110, Firefox 115, Safari 16)":
    /\.to(?:Sorted|Reversed|Spliced)\(/,
  "Array.fromAsync (Chrome 121, Firefox 115, Safari 16.4)": /\bArray\.fromAsync\b/,
  "Object.groupBy (Chrome 117, Firefox 119, Safari 17.4)": /\b(?:Object|Map)\.groupBy\b/,
  "Promise.withResolvers (Chrome 119, Firefox 121, Safari 17.4)": /\bPromise\.(?:withResolvers|try)\b/,
  "URL.canParse (Chrome 120, Firefox 115, Safari 17)": /\bURL\.(?:canParse|parse)\b/,
  "isWellFormed (Chrome 111, Firefox 119, Safari 16.4)": /\.(?:isWellFormed|toWellFormed)\(/,
};

const inBrowsers = /^(?:shell\/(?:src|sw|contract)|(?:public-mfe|admin-mfe|shared-ui|api-client)\/src)\//;
const elsewhere = /\.test\.tsx?$|\/testing\/|^public-mfe\/src\/server\/|^shared-ui\/src\/gallery\//;

const sources = (
  await Promise.all(["shell", "public-mfe", "admin-mfe", "shared-ui", "api-client"].map(sourceFilesOf))
)
  .flat()
  .map((path) => relative(root, path))
  .filter((path) => inBrowsers.test(path) && !elsewhere.test(path));

test("no source for browsers uses what those browsers lack", async () => {
  const texts = await Promise.all(
    sources.map(async (path) => [path, await readFile(root + path, "utf8")] as const),
  );
  const uses = Object.entries(lacking).flatMap(([name, pattern]) =>
    texts.filter(([, text]) => pattern.test(text)).map(([path]) => `${path}: ${name}`),
  );
  expect(uses).toEqual([]);
  expect(sources.length).toBeGreaterThan(500);
});
