import { createHash } from "node:crypto";
import type { AssetManifest } from "@ministry/contract";

/** Subresource Integrity value of a file (W3C SRI). */
export function integrityOf(bytes: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/** Identifies a build by what it consists of, so that equal builds are one release. */
export function buildIdOf(files: AssetManifest["files"]): string {
  return createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
}
