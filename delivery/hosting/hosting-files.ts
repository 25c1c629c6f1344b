import type { SiteConfig } from "@ministry/contract";
import { isFixed, type PageTable } from "./page-files.ts";
import { commonHeaders, pageHeaders, referrer } from "./security.ts";

/** Pages that answer no address of their own. */
const otherPages = ["404.html", "app-shell.html"];

/**
 * Makes the configuration by which a web server that is not ours answers with the composed pages: for nginx the file
 * and the policy of each address, for static hosts that read `_headers` the headers of each address.
 *
 * @param site the composed files by their paths
 * @param table which file answers for which route pattern
 */
export function hostingFiles(
  site: ReadonlyMap<string, string | Buffer>,
  table: PageTable,
  config: SiteConfig,
): Map<string, string> {
  const policies = new Map<string, string>();
  for (const file of [...table.map((entry) => entry.file), ...otherPages]) {
    const html = site.get(file)?.toString();
    if (html !== undefined) policies.set(file, pageHeaders(html, config)["content-security-policy"] ?? "");
  }
  return new Map([
    ["hosting/nginx-maps.conf", nginxMaps(table, policies)],
    ["hosting/_headers", headersFile(table, policies)],
  ]);
}

function nginxMaps(table: PageTable, policies: ReadonlyMap<string, string>): string {
  const exactFirst = table.toSorted((a, b) => exactness(b.pattern).localeCompare(exactness(a.pattern)));
  return [
    "# Written by `npm run compose`. Addresses count in any case, with or without a slash at the end.",
    "map $uri $ministry_page {",
    "  default /-;",
    ...exactFirst.map(({ pattern, file }) => `  "~*^${regexOf(pattern)}/?$" "/${file}";`),
    `  "/app-shell.html" "/app-shell.html";`,
    "}",
    "map $ministry_page $ministry_policy {",
    `  default "${policies.get("404.html") ?? policies.get("app-shell.html") ?? ""}";`,
    ...[...policies].map(([file, policy]) => `  "/${file}" "${policy}";`),
    "}",
    "",
  ].join("\n");
}

/** The format of Cloudflare Pages and Netlify: an address, and its headers below it. */
function headersFile(table: PageTable, policies: ReadonlyMap<string, string>): string {
  const common = Object.entries({ ...commonHeaders, ...referrer }).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const hashed = ["/assets/*", "/parts/public/assets/*", "/parts/admin/assets/*"].flatMap((address) => [
    address,
    "  cache-control: public, max-age=31536000, immutable",
  ]);
  const pages = table.flatMap(({ pattern, file }) => [
    isFixed(pattern) ? encodeURI(pattern) : encodeURI(pattern.replace(/:.*$/, "*")),
    `  content-security-policy: ${policies.get(file) ?? ""}`,
  ]);
  return ["/*", ...common, ...hashed, ...pages, ""].join("\n");
}

/** The pattern as a regular expression of nginx, which matches decoded addresses. */
function regexOf(pattern: string): string {
  const segments = pattern.split("/").filter(Boolean);
  if (segments.length === 0) return "";
  return segments
    .map((segment) =>
      segment.startsWith(":") ? "/[^/]+" : `/${segment.replace(/[^\w-]/g, String.raw`\$&`)}`,
    )
    .join("");
}

/** Sorts patterns with text before patterns with variables, as the router does. */
const exactness = (pattern: string): string =>
  pattern
    .split("/")
    .map((segment) => (segment.startsWith(":") ? "1" : "2"))
    .join("");
