import type { Plugin } from "vite";
import { sharedNames } from "@ministry/contract";
import { isFederation, isOwnCopy } from "../chunks/chunk-groups.ts";
import { packageOf } from "./shared-packages.ts";

/** Shared package → the names the shell hands out; `"*"` for all of them. */
export type SharedNames = Readonly<Record<string, "*" | readonly string[]>>;

/**
 * Packages that stand behind a shared one. A remote that imports one of them directly carries a second copy,
 * whose contexts are not the shell's.
 */
const hiddenCopies: Readonly<Record<string, string>> = {
  "react-router": "react-router-dom",
  "@tanstack/query-core": "@tanstack/react-query",
};

/** What a remote's build was seen to take from the shared packages. */
export interface SharedUses {
  plugin: Plugin;
  /** Shared specifier → names, sorted; `"*"` where they can't be known. Whole once the build has ended. */
  names(): Record<string, string[] | "*">;
}

/**
 * Returns a plugin that fails a remote's build which takes something from a shared package that is not in the share
 * contract (docs/teams/shell.md), and that notes the names which are taken, for the manifest. At run time a name the
 * host does not have would silently be `undefined`.
 *
 * Every module that is bundled is looked at, those of shared-ui and of installed packages too. Of a package that is
 * shared by single names, namespace, default and dynamic imports are refused: what they use can't be known.
 *
 * @param except modules that run on the part's own copies alone
 */
export function shareContract({
  contract = sharedNames,
  except = () => false,
}: { contract?: SharedNames; except?: (id: string) => boolean } = {}): SharedUses {
  const taken = new Map<string, Set<string>>();
  const note = ({ from, name }: Use) => {
    if (contract[from] === undefined || name === "nothing") return;
    const names = taken.get(from) ?? new Set();
    taken.set(from, names.add(name));
  };
  return {
    names: () =>
      Object.fromEntries(
        [...taken].map(([from, names]) => {
          const hidden = ["namespace", "everything", "default"].some((way) => names.has(way));
          return [from, hidden ? "*" : [...names].sort()];
        }),
      ),
    plugin: {
      name: "ministry:share-contract",
      apply: "build",
      moduleParsed(info) {
        if (!info.code || info.id.includes("\0") || isShared(info.id) || except(info.id)) return;
        if (!mentionsShared(info.code, contract)) return;
        for (const use of usesIn(this.parse(info.code))) {
          const refusal = refusalOf(use, contract);
          if (refusal) this.error(`${info.id}: ${refusal}`);
          note(use);
        }
      },
    },
  };
}

/** Modules of the shared packages themselves, and those the federation plugin writes around them. */
const isShared = (id: string) => isFederation(id) || isOwnCopy(id);

/** One thing taken from a package: a name, or all of it in a way that hides which names are used. */
export interface Use {
  from: string;
  name: string | "namespace" | "everything" | "nothing";
}

/** Says why the shell can't serve a use, or nothing when it can. */
export function refusalOf({ from, name }: Use, contract: SharedNames): string | undefined {
  const instead = hiddenCopies[packageOf(from)];
  if (instead) return `import from "${instead}", not from "${from}", which would be a second copy`;
  const names = contract[from];
  if (names === undefined) {
    return packageOf(from) in contract ? `"${from}" is not handed out by the shell` : undefined;
  }
  if (names === "*" || name === "nothing" || names.includes(name)) return undefined;
  if (name === "namespace" || name === "everything" || name === "default") {
    return `import the names you need from "${from}": only single names are shared`;
  }
  return `"${name}" from "${from}" is not handed out by the shell; add it to shell/contract/sharing/share-contract.ts`;
}

/** The parts of a parsed module this check reads (ESTree). */
interface Node {
  type: string;
  [field: string]: unknown;
}

function usesIn(root: unknown): Use[] {
  const uses: Use[] = [];
  visit(root, (node) => {
    const from = isNode(node.source) && typeof node.source.value === "string" ? node.source.value : undefined;
    if (from === undefined) return;
    if (node.type === "ImportExpression") uses.push({ from, name: "namespace" });
    if (node.type === "ExportAllDeclaration") uses.push({ from, name: "everything" });
    if (node.type !== "ImportDeclaration" && node.type !== "ExportNamedDeclaration") return;
    // An import for its effects alone asks for no name, but for the module.
    if (node.type === "ImportDeclaration") uses.push({ from, name: "nothing" });
    for (const specifier of Array.isArray(node.specifiers) ? node.specifiers : []) {
      if (isNode(specifier)) uses.push({ from, name: importedName(specifier) });
    }
  });
  return uses;
}

function importedName(specifier: Node): string {
  if (specifier.type === "ImportDefaultSpecifier") return "default";
  if (specifier.type === "ImportNamespaceSpecifier") return "namespace";
  const name = specifier.type === "ImportSpecifier" ? specifier.imported : specifier.local;
  if (!isNode(name)) return "everything";
  return String(name.type === "Identifier" ? name.name : name.value);
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, onNode);
  } else if (isNode(value)) {
    onNode(value);
    for (const field of Object.values(value)) if (typeof field === "object") visit(field, onNode);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Spares the walk over modules that can't matter. */
const mentionsShared = (code: string, contract: SharedNames) =>
  [...Object.keys(contract), ...Object.keys(hiddenCopies)].some((name) => code.includes(packageOf(name)));
