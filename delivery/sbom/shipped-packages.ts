import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/** What a package says of itself, as far as it is used here. */
interface PackageJson {
  name: string;
  version: string;
  description?: string;
  license?: unknown;
  licenses?: unknown;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A package of somebody else's that the product ships, in its browser code or on its servers. */
export interface ShippedPackage {
  package: PackageJson;
  /** `name@version`. */
  id: string;
  /** SPDX expression, or what the package says; "" where it says nothing. */
  licence: string;
  /** Ids of the shipped packages it uses itself. */
  uses: string[];
}

/** Parts of the product whose dependencies are shipped; tests and tools of development are not. */
const parts = ["shell", "public-mfe", "admin-mfe", "shared-ui", "api-client", "api-server", "delivery"];

const ownScope = "@ministry/";

/**
 * Every installed package that a part of the product needs to run, with what it needs itself, sorted by id. Read from
 * what is installed: platform-specific packages of other systems are left out, and so are peers, which are among the
 * part's own dependencies when they are used.
 */
export function shippedPackages(root: string): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();

  function visit(folder: string): string[] {
    const { dependencies, optionalDependencies } = read(folder);
    const names = new Set([dependencies, optionalDependencies].flatMap((list) => Object.keys(list ?? {})));
    return [...names].flatMap((name) => {
      const at = folderOf(name, folder);
      // An optional package of another system.
      return at === undefined ? [] : add(at);
    });
  }

  /** Ids by which a package stands in the list; our own packages stand for what they use. */
  function add(folder: string): string[] {
    const content = read(folder);
    if (content.name.startsWith(ownScope)) return seen.has(folder) ? [] : (seen.add(folder), visit(folder));
    const id = `${content.name}@${content.version}`;
    if (!found.has(id)) {
      const entry: ShippedPackage = {
        package: content,
        id,
        licence: licenceOf(content) || licenceIn(folder),
        uses: [],
      };
      found.set(id, entry);
      entry.uses = [...new Set(visit(folder))].sort();
    }
    return [id];
  }

  const seen = new Set<string>();
  for (const part of parts) visit(realpathSync(join(root, part)));
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

const read = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageJson;

/** Where a package finds another one: in the nearest `node_modules` above it, as Node.js looks. */
function folderOf(name: string, from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, "node_modules", name);
    if (existsSync(join(folder, "package.json"))) return realpathSync(folder);
    if (dirname(at) === at) return undefined;
  }
}

/** Old packages name their licence in an object, or several in a list. */
function licenceOf({ license, licenses }: PackageJson): string {
  const one = (value: unknown): string =>
    typeof value === "string" ? value : String((value as { type?: unknown } | undefined)?.type ?? "");
  return Array.isArray(licenses) ? licenses.map(one).join(" OR ") : one(license);
}

/** The licence that a package holds as a text, where its `package.json` names none. */
function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8");
  return /permission is hereby granted, free of charge/i.test(text) ? "MIT" : "";
}
