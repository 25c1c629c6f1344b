import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { sharedNames } from "../contract.ts";

/**
 * Lets the exposed module of a remote ask for every name of the share contract, in a statement that does nothing and
 * is dropped from the build.
 *
 * The federation plugin gives a share the names it has seen imported, and takes a pause of 10 ms in the parse for its
 * end. On a busy machine it then misses what later modules import, and the build ends with "is not exported". The
 * exposed module is parsed first, so that with this every name is known from the beginning.
 *
 * @param exposed path of the exposed module below the part's folder
 */
export function askForShares(exposed: string): Plugin {
  let root = "";
  return {
    name: "ministry:ask-for-shares",
    apply: "build",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      return id === `${root}/${exposed}` ? `${code}\n${requests(root)}` : undefined;
    },
  };
}

function requests(root: string): string {
  const lines: string[] = [];
  const locals: string[] = [];
  for (const [shared, names] of Object.entries(sharedNames)) {
    const wanted: readonly string[] = names === "*" ? exportsOf(shared, root) : names;
    const aliases = wanted.map((name, index) => [name, `__share${locals.length + index}`] as const);
    lines.push(
      `import { ${aliases.map(([name, local]) => `${name} as ${local}`).join(", ")} } from "${shared}";`,
    );
    locals.push(...aliases.map(([, local]) => local));
  }
  return `${lines.join("\n")}\nvoid [${locals.join(", ")}];\n`;
}

/** Public names of a package that is shared as a whole; its internals begin with two underscores. */
function exportsOf(shared: string, root: string): string[] {
  const found: unknown = createRequire(`${root}/package.json`)(shared);
  return Object.keys(found as object).filter((name) => name !== "default" && !name.startsWith("__"));
}
