import { externalLinks, type ExternalLink, type SiteConfig } from "@ministry/contract";
import { Fault } from "../lib/fault.ts";

/**
 * Reads `SITE_LINKS`, the destinations the specification leaves open (AMB-24): `name=address` pairs, separated by
 * spaces or line breaks. What is left out is shown without a link; `none` leaves out all.
 *
 * @throws Fault naming the pair and what it should be
 */
export function readLinks(given = ""): SiteConfig["links"] {
  const links: SiteConfig["links"] = {};
  if (given.trim() === "none") return links;
  for (const pair of given.split(/\s+/).filter(Boolean)) {
    const [name = "", ...rest] = pair.split("=");
    const address = rest.join("=");
    if (!isName(name))
      throw new Fault(`SITE_LINKS: there is no link "${name}". One of: ${externalLinks.join(", ")}.`);
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw new Fault(
        `SITE_LINKS: ${pair}: should be ${name}= and an address that begins with http:// or https://.`,
      );
    if (links[name]) throw new Fault(`SITE_LINKS: ${name} stands there twice.`);
    links[name] = address;
  }
  return links;
}

const isName = (name: string): name is ExternalLink => externalLinks.some((known) => known === name);
