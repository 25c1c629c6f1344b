import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf, shareContract } from "./share-contract.ts";

const contract = { react: "*", router: ["Link"], "@scope/query": ["useQuery"] } as const;
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "share-contract-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds an entry that imports a module with the given source, as a remote imports shared-ui. */
async function building(source: string): Promise<unknown> {
  await writeFile(join(folder, "entry.ts"), 'import "./inner.ts";');
  await writeFile(join(folder, "inner.ts"), source);
  return build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [shareContract({ contract }).plugin],
    build: {
      write: false,
      rolldownOptions: { input: join(folder, "entry.ts"), external: /^(?:react|router|@scope\/)/ },
    },
  });
}

describe("a remote's build", () => {
  it.each([
    ["a name of the contract", 'import { Link } from "router"; console.log(Link);'],
    ["anything of a package that is shared whole", 'import * as React from "react"; console.log(React);'],
    [
      "a type, which is gone by then",
      'import type { Other } from "router"; export const a = (b: Other) => b;',
    ],
    ["a package nobody shares", 'export const rest = "router";'],
  ])("may use %s", async (_what, source) => {
    await expect(building(source)).resolves.toBeDefined();
  });

  it.each([
    [
      "a name outside the contract",
      'import { Form } from "router"; console.log(Form);',
      '"Form" from "router"',
    ],
    ["a name re-exported", 'export { Form } from "router";', '"Form" from "router"'],
    ["a namespace import", 'import * as all from "router"; console.log(all);', "only single names"],
    ["a default import", 'import all from "router"; console.log(all);', "only single names"],
    ["everything re-exported", 'export * from "@scope/query";', "only single names"],
    ["a dynamic import", 'void import("router").then(console.log);', "only single names"],
    ["a way into the package that is not shared", 'import "react/compiler-runtime";', "not handed out"],
  ])("is refused for %s, and told why", async (_what, source, why) => {
    await expect(building(source)).rejects.toThrow(why);
  });
});

describe("a second copy", () => {
  it("of the package behind a shared one is refused with the name to use instead", () => {
    expect(refusalOf({ from: "react-router", name: "Link" }, contract)).toContain("react-router-dom");
  });
});
