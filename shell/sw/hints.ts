import type { Boot, Pin, RemoteConfig } from "@ministry/delivery/contract";

/**
 * Names in the page's head what its first screen needs, so that the browser reads it all at once instead of finding
 * one file after the other.
 *
 * @returns link elements; empty when the address belongs to a part without a pin
 */
export function hintsFor(pathname: string, { config, pins }: Boot): string {
  const claims = config.parts.flatMap((part) => {
    const pin = pins[part.name];
    return (pin ? Object.keys(pin.routes) : part.paths).map((pattern) => ({ part, pin, pattern }));
  });
  const [owner] = claims
    .filter(({ pattern }) => matches(pattern, pathname))
    .sort((one, other) => exactness(other.pattern).localeCompare(exactness(one.pattern)));
  return owner?.pin ? linksOf(owner.part, owner.pin, owner.pattern) : "";
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

/** As in the router: case and a slash at the end don't count; `*` takes what is left. */
function matches(pattern: string, pathname: string): boolean {
  if (pattern === "*") return true;
  const wanted = segments(pattern);
  const given = segments(pathname);
  return (
    wanted.length === given.length &&
    wanted.every(
      (segment, at) => segment.startsWith(":") || segment.toLowerCase() === given[at]?.toLowerCase(),
    )
  );
}

/** Fixed segments come before named ones, and both before `*`. */
const exactness = (pattern: string): string =>
  pattern === "*"
    ? "0"
    : `1${segments(pattern)
        .map((segment) => (segment.startsWith(":") ? "1" : "2"))
        .join("")}`;

const segments = (path: string): string[] => path.split("/").filter(Boolean);

const attribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
