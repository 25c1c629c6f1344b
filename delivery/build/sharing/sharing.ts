import type { AssetManifest } from "@ministry/contract";
import { reach, type Chunks } from "../chunks/chunk-graph.ts";
import { copyFile } from "./own-copies.ts";
import { rangesOf } from "./required-ranges.ts";

/** The part of a manifest that says what a remote shares with the host. */
export type Sharing = Pick<AssetManifest, "requires" | "fallbacks" | "mount">;

interface Options {
  chunks: Chunks;
  /** Folder of the part. */
  root: string;
  /** Source file of the module that mounts the part. */
  mount: string | undefined;
  /** Shared specifier → names the part takes. */
  names: Record<string, string[] | "*">;
  /** Files that are needed whatever the host offers. */
  besides: ReadonlySet<string>;
}

/**
 * Returns what a remote requires of the host's shared packages, and which of its files are needed only where the host
 * does not satisfy that: its own copies, by specifier, and what mounts it in a root of its own.
 */
export function sharingOf({ chunks, root, mount, names, besides }: Options): Sharing {
  const ranges = rangesOf(root);
  const filesOf = (keys: string[]) => [...reach(chunks, keys)].filter((file) => !besides.has(file)).sort();
  const requires: Sharing["requires"] = {};
  const fallbacks: Sharing["fallbacks"] = {};
  for (const [specifier, range] of Object.entries(ranges)) {
    const copy = copyOf(chunks, specifier);
    if (copy) Object.assign(fallbacks, { [specifier]: filesOf([copy]) });
    const taken = names[specifier];
    if (taken) Object.assign(requires, { [specifier]: { range, names: taken } });
  }
  return { requires, fallbacks, ...(mount && chunks[mount] && { mount: filesOf([mount]) }) };
}

/**
 * The chunk of a part's own copy: the module that was written for it (`own-copies.ts`), or the one that the federation
 * plugin names `__prebuild__react_mf_2_dom__prebuild__`.
 */
function copyOf(chunks: Chunks, specifier: string): string | undefined {
  const written = copyFile(specifier);
  const tag = `__prebuild__${encoded(specifier)}__prebuild__`;
  return Object.keys(chunks).find((key) => key.endsWith(written) || key.includes(tag));
}

/** As the federation plugin writes a specifier into the name of a module. */
const encoded = (specifier: string): string =>
  specifier
    .replaceAll("@", "_mf_0_")
    .replaceAll("/", "_mf_1_")
    .replaceAll("-", "_mf_2_")
    .replaceAll(".", "_mf_3_");
