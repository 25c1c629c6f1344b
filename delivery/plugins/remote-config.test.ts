import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contractVersion, sharedNames, type AssetManifest } from "../contract.ts";
import { integrityOf } from "../lib/hashes.ts";
import { root, runNode } from "../lib/run.ts";
import { remoteConfig, routesAmong } from "./remote-config.ts";

const routes = { "/": "src/home.tsx", "/list/:id": "src/list.tsx" };
let folder = "";

/** A remote of two pages, built as the real ones are. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "remote-"));
  await mkdir(join(folder, "src"));
  await symlink(join(root, "public-mfe/node_modules"), join(folder, "node_modules"));
  const files = {
    "package.json": '{ "type": "module" }',
    "src/remote.tsx": `
      export const createRoutes = () => [
        { path: "/", lazy: async () => ({ Component: (await import("./home.tsx")).Home }) },
        { path: "/list/:id", lazy: async () => ({ Component: (await import("./list.tsx")).List }) },
      ];`,
    "src/home.tsx": [
      'import { useState } from "react";',
      'import { Link } from "react-router-dom";',
      'import css from "./home.module.css";',
      "export function Home() {",
      '  const [to] = useState("/list/1");',
      "  return <Link className={css.home} to={to}>one</Link>;",
      "}",
    ].join("\n"),
    "src/home.module.css": ".home { color: red }",
    "src/list.tsx": `export const List = () => <p>list</p>;`,
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
}, 30_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** In a process of its own, as a release does: the plugins look at where they are and at NODE_ENV. */
async function buildRemote(table: Record<string, string>, flags: string[] = []): Promise<void> {
  const plugin = JSON.stringify(join(root, "delivery/plugins/remote-config.ts"));
  const options = JSON.stringify({ name: "public-mfe", routes: table });
  await writeFile(
    join(folder, "vite.config.ts"),
    `import { remoteConfig } from ${plugin};\nexport default remoteConfig(${options});`,
  );
  await runNode([join(folder, "node_modules/vite/bin/vite.js"), "build", ...flags], {
    cwd: folder,
    what: "Building",
  });
}

const readManifest = async () =>
  JSON.parse(await readFile(join(folder, "dist/asset-manifest.json"), "utf8")) as AssetManifest;

const scriptsOf = ({ files }: AssetManifest) =>
  Promise.all(
    files
      .filter(([path]) => path.endsWith(".js"))
      .map(([path]) => readFile(join(folder, "dist", path), "utf8")),
  );

/** What the remote's entry exports, and what comes of it. */
interface Container {
  init(scope: object): Promise<void>;
  get(exposed: string): Promise<() => { createRoutes(): { lazy(): Promise<{ Component(): unknown }> }[] }>;
}

describe("the build of a remote for the browser", () => {
  let manifest: AssetManifest;
  beforeAll(async () => {
    await buildRemote(routes);
    manifest = await readManifest();
  }, 60_000);

  it("lists every file with its true hash and size", async () => {
    for (const [path, integrity, bytes] of manifest.files) {
      const content = await readFile(join(folder, "dist", path));
      expect([integrity, bytes], path).toEqual([integrityOf(content), content.length]);
    }
  });

  it("reads of a shared package the names it uses, and no others", async () => {
    const all = (await scriptsOf(manifest)).join("\n");
    const names: readonly string[] = sharedNames["react-router-dom"];
    expect(names.filter((name) => new RegExp(`\\.${name}\\b`).test(all))).toEqual(["Link"]);
    expect(all).toMatch(/\.useState\b/);
    expect(all).not.toMatch(/\.useEffect\b/);
  });

  it("names the contract, the entry, what every page needs and what each page needs beside", () => {
    const listed = manifest.files.map(([path]) => path);
    expect(manifest).toMatchObject({ schema: 1, name: "public-mfe", contract: contractVersion });
    expect(manifest.entry).toMatch(/^remoteEntry-[\w-]+\.js$/);
    expect(listed).toEqual(expect.arrayContaining([manifest.entry, ...manifest.init]));
    expect(Object.keys(manifest.routes)).toEqual(["/", "/list/:id"]);
    expect(manifest.routes["/"]).toEqual(
      expect.arrayContaining([expect.stringMatching(/home-.*\.js$/), expect.stringMatching(/\.css$/)]),
    );
  });

  it("has a container for its entry, which takes what the host shares and refuses to start with less", async () => {
    const { init, get } = (await import(join(folder, "dist", manifest.entry))) as Container;
    const jsx = (type: string, props: object) => ({ type, props });
    const scope = Object.fromEntries(
      Object.keys(sharedNames).map((name) => [name, { "1.0.0": { lib: () => ({ name, jsx }) } }]),
    );
    await expect(init({ ...scope, "react-dom": undefined })).rejects.toThrow("react-dom is not shared");
    await init(scope);
    await expect(get("./other")).rejects.toThrow("./other is not exposed");
    const routes = (await get("./remote"))().createRoutes();
    const { Component } = await routes[1]!.lazy();
    expect(Component()).toEqual({ type: "p", props: { children: "list" } });
  });

  it("carries no shared package", async () => {
    const texts = await scriptsOf(manifest);
    expect(texts.some((text) => text.includes("https://react.dev/errors/"))).toBe(false);
    expect(texts.join("").length).toBeLessThan(5_000);
  });

  it("has the same id for the same content", async () => {
    const { buildId } = manifest;
    await buildRemote(routes);
    expect((await readManifest()).buildId).toBe(buildId);
  }, 60_000);

  it("fails when a route names a page that is no chunk of its own", async () => {
    await expect(buildRemote({ "/": "src/nowhere.tsx" })).rejects.toThrow('the page of "/"');
  }, 60_000);
});

describe("the build of a remote for the server", () => {
  it("is one file that asks for the shared packages alone", async () => {
    await buildRemote(routes, ["--ssr"]);
    const text = await readFile(join(folder, "dist-ssr/server.cjs"), "utf8");
    const asked = [...text.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name);
    expect(asked).toContain("react-router-dom");
    expect(Object.keys(sharedNames)).toEqual(expect.arrayContaining(asked));
  }, 60_000);
});

it("the route table can be read from the configuration", async () => {
  const config = await remoteConfig({ name: "admin-mfe", routes })({ command: "serve", mode: "development" });
  expect(routesAmong((config.plugins ?? []).flat() as never)).toEqual(routes);
});
