import type { SiteConfig } from "@ministry/contract";

/** The directives that name the origins of the API and its storage, and those that name the origins of the parts. */
const apiDirectives = new Set(["connect-src", "img-src", "media-src"]);
const partDirectives = new Set([
  "script-src",
  "style-src",
  "img-src",
  "font-src",
  "connect-src",
  "worker-src",
]);

/**
 * The policy of a saved page, for the configuration it is started with. The saved page is as old as the worker, which
 * waits for the person's consent; the configuration is read again at each visit. When the ministry moves its API or a
 * part to another address, the old page must not forbid the new one.
 *
 * The origins are added to those the page came with: `config.json` comes from the site itself, as the page did.
 */
export function pagePolicy(policy: string, { apiBase, storageBase, parts }: SiteConfig): string {
  const [api, ofParts] = [originsOf([apiBase, storageBase]), originsOf(parts.map(({ base }) => base))];
  return policy
    .split(";")
    .map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      const wanted = [
        ...(apiDirectives.has(name) ? api : []),
        ...(partDirectives.has(name) ? ofParts : []),
        ...(name === "report-uri" ? [`${apiBase}/csp-reports`] : []),
      ];
      return [name, ...new Set([...values, ...wanted])].join(" ");
    })
    .join("; ");
}

/** A part's base may be a path of the site, which `'self'` covers. */
const originsOf = (addresses: string[]): string[] =>
  addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);
