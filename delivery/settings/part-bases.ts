import type { RemoteName } from "@ministry/contract";
import { Fault } from "../lib/fault.ts";
import { partBases, remoteNames } from "../sites/parts.ts";

/** Addresses of the parts' deploy folders, each ending in a slash: paths of the site or whole addresses. */
export type PartBases = Record<RemoteName, string>;

/**
 * Reads `PART_BASES`: `name=address` pairs, separated by spaces. A part that is not named lies under the site.
 *
 * @throws Fault naming the entry that is wrong
 */
export function readPartBases(given: string | undefined): PartBases {
  const bases: PartBases = { ...partBases };
  for (const entry of (given ?? "").split(/\s+/).filter(Boolean)) {
    const [, name, address] = /^([^=]+)=(.+)$/.exec(entry) ?? [];
    const part = remoteNames.find((one) => one === name);
    if (!part || !address)
      throw new Fault(
        `PART_BASES: ${entry} should be one of ${remoteNames.join(", ")}, "=", and an address.`,
      );
    bases[part] = baseFrom(address, entry);
  }
  return bases;
}

function baseFrom(address: string, entry: string): string {
  const base = address.endsWith("/") ? address : `${address}/`;
  if (/^\/(?!\/)[\w./-]+\/$/.test(base)) return base;
  const url = URL.canParse(base) ? new URL(base) : undefined;
  // A search or a fragment would end up in front of the files' names.
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username) return url.href;
  throw new Fault(
    `PART_BASES: ${entry} should lead to http://…, https://… or a path of the site such as /parts/x/.`,
  );
}
