import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { lackedIn } from "../../delivery/release/checks/old-browsers.ts";
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

const inBrowsers = /^(?:shell\/(?:src|sw|contract)|(?:public-mfe|admin-mfe|shared-ui|api-client)\/src)\//;
const elsewhere = /\.test\.tsx?$|\/testing\/|^public-mfe\/src\/server\/|^shared-ui\/src\/gallery\//;

const sources = (
  await Promise.all(["shell", "public-mfe", "admin-mfe", "shared-ui", "api-client"].map(sourceFilesOf))
)
  .flat()
  .map((path) => relative(root, path))
  .filter((path) => inBrowsers.test(path) && !elsewhere.test(path));

test("no source for browsers uses what those browsers lack", async () => {
  const uses = await Promise.all(
    sources.map(async (path) =>
      lackedIn(await readFile(root + path, "utf8")).map((name) => `${path}: ${name}`),
    ),
  );
  expect(uses.flat()).toEqual([]);
  expect(sources.length).toBeGreaterThan(500);
});
