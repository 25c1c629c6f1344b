import { Fault } from "../lib/fault.ts";
import type { ShippedPackage } from "./shipped-packages.ts";

/** The licences of what is shipped, each with its packages, the most frequent first. @throws Fault when one has none */
export function licenceLines(packages: ShippedPackage[]): string {
  const nameless = packages.filter(({ licence }) => licence === "");
  if (nameless.length > 0)
    throw new Fault(`These packages name no licence: ${nameless.map(({ id }) => id).join(", ")}.`);
  const byLicence = new Map<string, string[]>();
  for (const { licence, id } of packages) byLicence.set(licence, [...(byLicence.get(licence) ?? []), id]);
  return [...byLicence]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([licence, ids]) => `${licence} (${ids.length})\n${ids.map((id) => `  ${id}`).join("\n")}`)
    .join("\n");
}
