import {
  matchRoute,
  spokenAt,
  type Boot,
  type Pin,
  type RemoteConfig,
  type RemoteName,
} from "@ministry/contract";

/**
 * Names in the page's head what its first screen needs, so that the browser reads it all at once instead of finding
 * one file after the other.
 *
 * @returns link elements; empty when the address belongs to a part without a pin
 */
export function hintsFor(pathname: string, boot: Boot): string {
  const owner = ownerOf(pathname, boot);
  return owner?.pin ? linksOf(owner.part, owner.pin, owner.pattern) : "";
}

/** Whether the builds a page would start with have a page of their own at an address. */
export function knowsAddress(pathname: string, boot: Boot): boolean {
  const owner = ownerOf(pathname, boot);
  return owner !== undefined && owner.pattern !== "*";
}

/** Whether this device has a build of the public part, for its pages; others are looked for by the page itself. */
export function isHeld(pathname: string, boot: Boot): boolean {
  const owner = ownerOf(pathname, boot);
  return owner?.part.name !== "public-mfe" || owner.pin !== undefined;
}

/** The part whose page an address is; `undefined` where none claims it. */
export const ownerAt = (pathname: string, boot: Boot): RemoteName | undefined =>
  ownerOf(pathname, boot)?.part.name;

function ownerOf(pathname: string, { config, pins }: Boot) {
  const { language, path } = spokenAt(pathname, config.languages);
  // Only the public part has pages in other languages than English.
  const parts = config.parts.filter(({ paths }) => language === "en" || paths.includes("*"));
  const claims = parts.flatMap((part) => {
    const pin = pins[part.name];
    return (pin ? Object.keys(pin.routes) : part.paths).map((pattern) => ({ part, pin, pattern }));
  });
  return matchRoute(claims, path)?.route;
}

function linksOf({ base }: RemoteConfig, { entry, init, routes, integrity }: Pin, pattern: string): string {
  const paths = [...new Set([entry, ...init, ...(routes[pattern] ?? [])])];
  return paths
    .map((path) => {
      const shared = `crossorigin integrity="${integrity[path] ?? ""}" href="${attribute(base + path)}"`;
      if (path.endsWith(".js")) return `<link rel="modulepreload" ${shared}>`;
      return path.endsWith(".css") ? `<link rel="preload" as="style" ${shared}>` : "";
    })
    .join("");
}

const attribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
