import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { sharedNames } from "../contract.ts";

/** Module that a remote's build begins with. */
export const containerId = "virtual:ministry-container";

/** Name of its file, without a hash on the dev server. */
export const containerName = "remoteEntry";

/** Where a container puts what the host shares, and where the remote's modules find it. */
const held = "globalThis.__ministry_shares__";
const shareId = (name: string) => `\0ministry:share:${name}`;
const isShared = (name: string): name is keyof typeof sharedNames => Object.hasOwn(sharedNames, name);
/** The runtime of JSX as the dev server compiles to it; it is the shell's too. */
const devJsx = "react/jsx-dev-runtime";

/**
 * Makes a part a remote of module federation, in the build and on the dev server: its entry is a container that
 * exports `init(shareScope)` and `get(exposed)`, and each shared package is what the host put into the share scope
 * (docs/decisions/0014-a-container-of-our-own.md).
 *
 * No remote brings a copy of a shared package, so there is nothing to negotiate: what the host shares is taken, and a
 * remote that is given too little refuses to start.
 *
 * @param exposed path of the exposed module below the part's folder
 */
export function remoteContainer(exposed: string): Plugin {
  let root = "";
  return {
    name: "ministry:remote-container",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    resolveId(source) {
      if (isShared(source) || source === devJsx) return shareId(source);
      if (source === containerId || source === `/${containerName}.js`) return containerId;
      return undefined;
    },
    load(id) {
      if (id === containerId) return container(join(root, exposed));
      if (id === shareId(devJsx)) return jsxForDevelopment;
      const name = Object.keys(sharedNames).find((each) => id === shareId(each));
      if (!name || !isShared(name)) return undefined;
      const names = sharedNames[name];
      return shareOf(name, names === "*" ? exportsOf(name, root) : names);
    },
  };
}

/** Whether a module belongs to the container itself; it runs before the shared packages are there. */
export const isContainer = (id: string): boolean => id === containerId;

const container = (exposed: string) => `
export async function init(scope) {
  const taken = ${held} ??= {};
  for (const name of ${JSON.stringify(Object.keys(sharedNames))}) {
    const [provider] = Object.values(scope[name] ?? {});
    if (!provider) throw new Error(name + " is not shared");
    taken[name] = await (provider.lib ?? (await provider.get()))();
  }
}

export async function get(name) {
  if (name !== "./remote") throw new Error(name + " is not exposed");
  const exposed = await import(${JSON.stringify(exposed)});
  return () => exposed;
}
`;

/** A shared package as a module; the build drops the names that nobody imports. */
const shareOf = (name: string, names: readonly string[]) =>
  [
    `const shared = ${held}[${JSON.stringify(name)}];`,
    "export default shared;",
    ...names.map((each) => `export const ${each} = shared.${each};`),
  ].join("\n");

const jsxForDevelopment = `
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
export { Fragment };
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
`;

/** Public names of a package that is shared as a whole; its internals begin with two underscores. */
function exportsOf(shared: string, root: string): string[] {
  const found: unknown = createRequire(`${root}/package.json`)(shared);
  return Object.keys(found as object).filter((name) => name !== "default" && !name.startsWith("__"));
}
