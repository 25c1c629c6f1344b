import { federation } from "@module-federation/vite";
import type { Plugin } from "vite";
import { ownCopies } from "./own-copies.ts";
import { rangesOf } from "./required-ranges.ts";
import { sharedPackages } from "./shared-packages.ts";

export interface FederationOptions {
  /** Name of the part, as in `config.json`. */
  name: string;
  /** Folder of the part. */
  root: string;
  forBuild: boolean;
  /** Exposed name → source file, relative to the part's folder. */
  exposes: Readonly<Record<string, string>>;
}

/** The name of a part inside the federation runtime, which wants an identifier. */
const federationName = (part: string): string => part.replaceAll("-", "_");

/** How long the parse of a remote may take before the federation plugin goes on without its end, in seconds. */
const parseTimeoutSeconds = 300;

/**
 * Returns the plugins that make a part a remote of module federation: `@module-federation/vite`, in the form that
 * costs a visitor least (docs/decisions/0015-federation-as-published.md), and the modules of the part's own copies.
 */
export function federationPlugins({ name, root, forBuild, exposes }: FederationOptions): Plugin[] {
  // Of its own, so that what one remote was given is never taken for another's.
  const shareScope = federationName(name);
  const copies = ownCopies(root);
  const ranges = rangesOf(root);
  const shared = Object.fromEntries(
    sharedPackages.map((specifier) => [
      specifier,
      { singleton: true, shareScope, requiredVersion: ranges[specifier], ...copies.importOf(specifier) },
    ]),
  );
  const plugins = federation({
    name: federationName(name),
    filename: forBuild ? "remoteEntry-[hash].js" : "remoteEntry.js",
    exposes: { ...exposes },
    shared,
    shareScope,
    shareStrategy: "loaded-first",
    // Type generation slows every build and stops the dev server.
    dts: false,
    manifest: false,
    disableRemote: true,
    disableSnapshot: true,
    // Its default of 10 s ends too early on a busy machine; names that come later would be missing.
    moduleParseTimeout: parseTimeoutSeconds,
    moduleParseIdleTimeout: parseTimeoutSeconds,
    // The runtime comes from the shell: a copy in every remote costs 17 kB each.
    experiments: forBuild ? { externalRuntime: true } : {},
    dev: { remoteHmr: true },
  });
  // The plugin is typed against another copy of Vite's types.
  return [copies.plugin, ...(plugins as Plugin[])];
}
