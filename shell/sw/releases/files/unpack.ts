import type { AssetManifest, PackedFile } from "@ministry/contract";
import { fetchChecked } from "./fetch-checked.ts";

/** Share of a pack's bytes that has to be missing: below it an update costs less file by file. */
const worthwhileShare = 0.6;

const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

interface Unpacking {
  base: string;
  manifest: AssetManifest;
  /** Files of the build that this device needs. */
  needed: AssetManifest["files"];
  cache: Cache;
  /** Finds a file by its hash among the builds on this device. */
  held(integrity: string): Promise<Response | undefined>;
  signal?: AbortSignal;
}

/**
 * Brings in those files of a build that are missing, as far as its pack has them with the hashes of the manifest; the
 * others are left to be fetched one by one.
 *
 * @returns files and bytes that came from the network
 */
export async function unpack({ base, manifest, needed, cache, held, signal }: Unpacking) {
  const fetched = { files: 0, bytes: 0 };
  const pack = manifest.files.find(([path]) => path === manifest.pack);
  if (!pack) return fetched;
  const [packPath, packIntegrity, bytes] = pack;
  const missing = new Map<string, string>();
  let missingBytes = 0;
  for (const [path, integrity, size] of needed) {
    if ((await cache.match(base + path)) || (await held(integrity))) continue;
    missing.set(path, integrity);
    missingBytes += size;
  }
  if (missingBytes < bytes * worthwhileShare) return fetched;
  signal?.throwIfAborted();
  const answer = await fetchChecked(base + packPath, packIntegrity, signal).catch(() => undefined);
  signal?.throwIfAborted();
  if (!answer) return fetched;
  fetched.bytes = bytes;
  for (const [path, text] of (await answer.json()) as PackedFile[]) {
    const integrity = missing.get(path);
    const content = new TextEncoder().encode(text);
    if (!integrity || !(await hasHash(content, integrity))) continue;
    const type = types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    await cache.put(base + path, new Response(content, { headers: { "content-type": type } }));
    fetched.files += 1;
  }
  return fetched;
}

/** Whether some bytes have the hash of a `integrity` attribute with one hash in it. */
async function hasHash(bytes: Uint8Array<ArrayBuffer>, integrity: string): Promise<boolean> {
  const [, bits, expected] = /^sha(256|384|512)-(\S+)$/.exec(integrity) ?? [];
  if (!bits || !expected) return false;
  const hash = new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes));
  return btoa(String.fromCodePoint(...hash)) === expected;
}
