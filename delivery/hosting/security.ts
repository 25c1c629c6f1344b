import { createHash } from "node:crypto";
import type { SiteConfig } from "@ministry/contract";
import { elementsOf } from "../lib/html-elements.ts";

/**
 * The Content-Security-Policy of a page (docs/security.md): scripts and styles from the site and its parts
 * alone, calls and pictures also from the API and the storage. Styles and scripts written into the page are named by hash; style
 * attributes are not allowed, and pages are prerendered without any (`compose/pages/screen-renderer.ts`).
 */
export function contentSecurityPolicy({ config, html }: { config: SiteConfig; html: string }): string {
  const parts = originsOf(config.parts.map(({ base }) => base));
  const api = originsOf([config.apiBase, config.storageBase]);
  const inline = inlineHashes(html);
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...parts, ...inline.script],
    "style-src": ["'self'", ...parts, ...inline.style],
    "img-src": ["'self'", "data:", "blob:", ...parts, ...api],
    "font-src": ["'self'", ...parts],
    "connect-src": ["'self'", "blob:", ...parts, ...api],
    "media-src": ["'self'", "blob:", ...api],
    "worker-src": ["'self'", "blob:", ...parts],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // The shell's rules for script addresses, the worker's for its own, and what public parts of before December 2026 made
    // for JSON-LD.
    "trusted-types": ["default", "ministry-worker", "ministry-data"],
    ...(URL.canParse(config.apiBase) && { "report-uri": [`${config.apiBase}/csp-reports`] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** What a page tells other sites of the address it was left from; also what browsers do where nothing is said. */
export const referrer = { "referrer-policy": "strict-origin-when-cross-origin" };

/** Headers of every page, beside its policy. */
export function pageHeaders(html: string, config: SiteConfig): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy({ config, html }),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(self), microphone=(), geolocation=(self), payment=(), usb=()",
    ...referrer,
  };
}

/** Headers of every answer, which each of a visit's forty files pays for. */
export const commonHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
};

const originsOf = (addresses: string[]) => [
  ...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
];

/** CSP hashes of what a page carries inline: its styles, and its scripts without their data. */
function inlineHashes(html: string): Record<"script" | "style", ReadonlySet<string>> {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const { tag, attributes, inside } of elementsOf(html)) {
    if ((tag !== "script" && tag !== "style") || attributes.has("src") || attributes.has("type")) continue;
    const hash = createHash("sha256")
      .update(html.slice(...inside))
      .digest("base64");
    hashes[tag].add(`'sha256-${hash}'`);
  }
  return hashes;
}
