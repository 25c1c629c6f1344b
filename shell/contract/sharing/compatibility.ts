import { satisfy } from "@module-federation/runtime-core";
import type { OtherLanguage } from "../languages/languages.ts";

/** What a remote needs of one shared package. */
export interface Requirement {
  /** Semantic version range, as the part's own `package.json` states it. */
  range: string;
  /** Names the remote imports from the package; `"*"` where they can't be known. */
  names: readonly string[] | "*";
}

/** What the shell offers of one shared package. */
export interface Offered {
  version: string;
  /** Names the remotes may import; `"*"` for all the package has. */
  names: readonly string[] | "*";
}

/** What a shell offers to remotes; stands in the shell's manifest as `offers`. */
export interface ShellOffer {
  contract: number;
  /** Specifier, such as `react/jsx-runtime` → what is offered of it. */
  packages: Readonly<Record<string, Offered>>;
  /** Languages beside English in whose addresses it opens pages; absent in shells of before. */
  languages?: readonly OtherLanguage[];
}

/** What a remote's manifest or pin says of its needs; builds of contract 1 say nothing but the contract. */
export interface RemoteRequirement {
  contract: number;
  requires?: Readonly<Record<string, Requirement>>;
  /** Specifier → files of the remote's own copy. */
  fallbacks?: Readonly<Record<string, readonly string[]>>;
  /** Files that the second exposed module, `Mount` and `OwnQueries`, needs beside `init`; absent where there is none. */
  mount?: readonly string[];
}

/**
 * How a remote can run in a shell.
 *
 * - `tree`: inside the host's React tree, through `createRoutes(host)`;
 * - `own-root`: in a React root of its own, through `mount(element, host)`, with its own copies of everything;
 * - `refused`: not at all. The last good release goes on.
 */
export type CompatibilityMode = "tree" | "own-root" | "refused";

export interface Compatibility {
  mode: CompatibilityMode;
  /** Packages of which the remote uses its own copy; empty when the host satisfies all of them. */
  own: readonly string[];
  /** Plain sentences: why a package is not satisfied, or why the remote is refused. Empty when all is satisfied. */
  reasons: readonly string[];
}

/** Contract versions a shell serves: its own and the one before (docs/teams/shell.md). */
export const servedContracts = (offer: Pick<ShellOffer, "contract">): readonly number[] => [
  offer.contract - 1,
  offer.contract,
];

/** The elements and contexts of these meet in one tree: a second copy of one of them needs a root of its own. */
const bindsTheTree = (specifier: string) => /^react(?:$|\/|-dom)|^react-router/.test(specifier);

/**
 * Returns how a remote can run in a shell, by contract version, version ranges and names. The shell asks it before it
 * loads a remote, the worker before it downloads one, and the release tool before it publishes one.
 *
 * The host's copy of a package is taken only when its version lies in the remote's range and it offers every name the
 * remote uses. Otherwise the remote's own copy is taken.
 */
export function compatibilityOf(offer: ShellOffer, remote: RemoteRequirement): Compatibility {
  const contractReason = refusalByContract(offer, remote);
  if (contractReason) return { mode: "refused", own: [], reasons: [contractReason] };

  const requires = Object.entries(remote.requires ?? {});
  const unmet = requires.flatMap(([specifier, requirement]) => {
    const reason = unmetReason(specifier, requirement, offer.packages[specifier]);
    return reason === undefined ? [] : [{ specifier, reason }];
  });
  const reasons = unmet.map(({ reason }) => reason);
  if (unmet.length === 0) return { mode: "tree", own: [], reasons };

  const needsRoot = unmet.some(({ specifier }) => bindsTheTree(specifier));
  // Copies in one root share one React: none of the host's can be among them, not even one that `mount` alone uses.
  const all = new Set([...requires.map(([name]) => name), ...Object.keys(remote.fallbacks ?? {})]);
  const own = needsRoot ? [...all] : unmet.map(({ specifier }) => specifier);
  const missing = own.filter((specifier) => !remote.fallbacks?.[specifier]);
  if (missing.length > 0) return refused(own, reasons, `the remote carries no copy of ${missing.join(", ")}`);
  if (!remote.mount) return refused(own, reasons, "the remote has no module mount(element, host)");
  return { mode: needsRoot ? "own-root" : "tree", own, reasons };
}

const refused = (own: readonly string[], reasons: readonly string[], reason: string): Compatibility => ({
  mode: "refused",
  own,
  reasons: [...reasons, reason],
});

function refusalByContract(offer: ShellOffer, { contract }: RemoteRequirement): string | undefined {
  if (contract > offer.contract)
    return `needs share contract ${contract}; this shell offers ${offer.contract}`;
  if (!servedContracts(offer).includes(contract))
    return `built for share contract ${contract}; this shell serves ${servedContracts(offer).join(" and ")}`;
  return undefined;
}

function unmetReason(
  specifier: string,
  { range, names }: Requirement,
  offered: Offered | undefined,
): string | undefined {
  if (!offered) return `${specifier} is not offered`;
  if (!satisfy(offered.version, range))
    return `${specifier} ${offered.version} is offered, ${range} is required`;
  if (offered.names === "*") return undefined;
  if (names === "*") return `all of ${specifier} is required, only some names are offered`;
  const missing = names.filter((name) => !offered.names.includes(name));
  return missing.length === 0 ? undefined : `${specifier} is offered without ${missing.join(", ")}`;
}

/** Files of a remote's build that a host in which it runs as `compatibility` says does not need. */
export function unneededFiles(
  remote: Pick<RemoteRequirement, "fallbacks" | "mount">,
  compatibility: Compatibility,
): ReadonlySet<string> {
  const needed = new Set(compatibility.own.flatMap((specifier) => remote.fallbacks?.[specifier] ?? []));
  if (compatibility.own.length > 0) for (const file of remote.mount ?? []) needed.add(file);
  const optional = [...Object.values(remote.fallbacks ?? {}).flat(), ...(remote.mount ?? [])];
  return new Set(optional.filter((file) => !needed.has(file)));
}
