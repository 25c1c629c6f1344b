import type { AssetManifest } from "./asset-manifest.ts";

/** The bytes a signature covers: the manifest without its signature as canonical JSON (RFC 8785) in UTF-8. */
export function signedBytes(manifest: AssetManifest): Uint8Array<ArrayBuffer> {
  const { signature: _, ...signed } = manifest;
  return new TextEncoder().encode(canonicalJson(signed));
}

/**
 * JSON with the members of every object in the order of their names and no blanks. Manifests hold texts, booleans
 * and whole numbers alone, which `JSON.stringify` writes as RFC 8785 wants them.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}
