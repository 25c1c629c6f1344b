import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contractVersion, sharedNames, type AssetManifest, type RouteTable } from "@ministry/contract";
import { integrityOf } from "./manifest/hashes.ts";
import { root, runVite } from "../lib/run.ts";
import { pageFile, tableAmong } from "./route-table.ts";
import { remoteConfig } from "./remote-config.ts";

const home = { path: "/", page: "./home.tsx", component: "Home" } as const;
const list = { path: "/list/:id", page: "./list.tsx", component: "List" } as const;
const table: RouteTable = { home, list };
const ranges = {
  react: "^19.2.0",
  "react-dom": "^19.2.0",
  "react-router-dom": "^7.9.0",
  "@tanstack/react-query": "^5.90.0",
};
let folder = "";

/** A remote of two pages, built as the real ones are. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "remote-"));
  await mkdir(join(folder, "src"));
  await symlink(join(root, "public-mfe/node_modules"), join(folder, "node_modules"));
  const files = {
    "package.json": JSON.stringify({ type: "module", dependencies: ranges }),
    "src/remote.tsx": [
      'import { pages } from "virtual:pages";',
      'import { paths } from "./routes.ts";',
      "export const createRoutes = () => [{ id: paths.list, children: pages }];",
    ].join("\n"),
    "src/home.tsx": [
      'import { useState } from "react";',
      'import { Link } from "react-router-dom";',
      'import css from "./home.module.css";',
      "export function Home() {",
      '  const [to] = useState("/list/1");',
      "  return <Link className={css.home} to={to}>one</Link>;",
      "}",
    ].join("\n"),
    "src/mount.tsx": [
      'import { createRoot } from "react-dom/client";',
      'import { createBrowserRouter, RouterProvider } from "react-router-dom";',
      'import { createRoutes } from "./remote.tsx";',
      "export const mount = (element) =>",
      "  createRoot(element).render(<RouterProvider router={createBrowserRouter(createRoutes())} />);",
    ].join("\n"),
    "src/home.module.css": ".home { color: red }",
    "src/list.tsx": `export const List = () => <p>list</p>;`,
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
}, 30_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** In a process of its own, as a release does: the plugins look at where they are and at NODE_ENV. */
async function buildRemote(routes: RouteTable, flags: string[] = []): Promise<void> {
  const plugin = JSON.stringify(join(root, "delivery/build/remote-config.ts"));
  const options = JSON.stringify({ name: "public-mfe", root: folder });
  await writeFile(
    join(folder, "vite.config.ts"),
    `import { remoteConfig } from ${plugin};\nexport default remoteConfig(${options});`,
  );
  await writeTable(routes);
  await runVite(folder, flags, "Building");
}

/** As a part's table is: what follows from it stands below it. */
const writeTable = (routes: RouteTable) =>
  writeFile(
    join(folder, "src/routes.ts"),
    `export const routes = ${JSON.stringify(routes)} as const;
     export const paths = Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, path]));`,
  );

const readManifest = async () =>
  JSON.parse(await readFile(join(folder, "dist/asset-manifest.json"), "utf8")) as AssetManifest;

const scriptsOf = ({ files }: AssetManifest) =>
  Promise.all(
    files
      .filter(([path]) => path.endsWith(".js"))
      .map(([path]) => readFile(join(folder, "dist", path), "utf8")),
  );

describe("the build of a remote for the browser", () => {
  let manifest: AssetManifest;
  beforeAll(async () => {
    await buildRemote(table);
    manifest = await readManifest();
  }, 60_000);

  it("lists every file with its true hash and size", async () => {
    for (const [path, integrity, bytes] of manifest.files) {
      const content = await readFile(join(folder, "dist", path));
      expect([integrity, bytes], path).toEqual([integrityOf(content), content.length]);
    }
  });

  it("states the range and the names of what it takes from the host, and of nothing that only mount uses", () => {
    expect(manifest.requires).toMatchObject({
      react: { range: "^19.2.0", names: ["useState"] },
      "react-router-dom": { range: "^7.9.0", names: ["Link"] },
    });
    expect(Object.keys(manifest.requires ?? {})).not.toContain("@tanstack/react-query");
  });

  it("carries its own copies in files that no page asks for", () => {
    const { fallbacks = {}, mount = [], init, routes: pages } = manifest;
    const needed = new Set([...init, ...Object.values(pages).flat()]);
    expect(Object.keys(fallbacks)).toEqual(
      expect.arrayContaining(["react", "react/jsx-runtime", "react-router-dom"]),
    );
    const optional = [...Object.values(fallbacks).flat(), ...mount];
    expect(mount.length).toBeGreaterThan(0);
    expect(optional.filter((file) => needed.has(file))).toEqual([]);
    expect(manifest.files.map(([path]) => path)).toEqual(expect.arrayContaining(optional));
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

  it("is small without its own copies, and has none of React's code in a file a page asks for", async () => {
    const needed = new Set([...manifest.init, ...Object.values(manifest.routes).flat()]);
    const texts = await scriptsOf({
      ...manifest,
      files: manifest.files.filter(([path]) => needed.has(path)),
    });
    expect(texts.some((text) => text.includes("https://react.dev/errors/"))).toBe(false);
    expect(texts.join("").length).toBeLessThan(60_000);
  });

  it("has the same id for the same content", async () => {
    const { buildId } = manifest;
    await buildRemote(table);
    expect((await readManifest()).buildId).toBe(buildId);
  }, 60_000);

  it("has the addresses of the route table, and not the names of source files", async () => {
    const texts = (await scriptsOf(manifest)).join("");
    expect(texts).toContain(list.path);
    expect(texts).not.toContain(".tsx");
  });

  it("fails when the table names a file that is not there, or a component that its file does not export", async () => {
    await expect(buildRemote({ home: { ...home, page: "./nowhere.tsx" } })).rejects.toThrow(
      "src/nowhere.tsx",
    );
    await expect(buildRemote({ home, list: { ...list, component: "Lists" } })).rejects.toThrow(
      'the page of "/list/:id": src/list.tsx exports no Lists',
    );
  }, 120_000);
});

describe("the build of a remote for the server", () => {
  it("is one file that asks for the shared packages alone", async () => {
    await buildRemote(table, ["--ssr"]);
    const text = await readFile(join(folder, "dist-ssr/server.cjs"), "utf8");
    const asked = [...text.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name);
    expect(asked).toContain("react-router-dom");
    expect(Object.keys(sharedNames)).toEqual(expect.arrayContaining(asked));
  }, 60_000);
});

it("the route table can be read from the configuration", async () => {
  await writeTable(table);
  const config = await remoteConfig({ name: "admin-mfe", root: folder })({
    command: "serve",
    mode: "development",
    isSsrBuild: true,
  });
  const read = tableAmong((config.plugins ?? []).flat() as never);
  expect(read).toEqual(table);
  expect(Object.values(read).map(pageFile)).toEqual(["src/home.tsx", "src/list.tsx"]);
});
