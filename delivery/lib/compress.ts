import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { extname } from "node:path";
import { access, readFile } from "node:fs/promises";
import { writeAtomic } from "./files.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Kinds that shrink; images and fonts are compressed already. */
const shrinking = new Set([
  ".html",
  ".js",
  ".mjs",
  ".css",
  ".json",
  ".svg",
  ".webmanifest",
  ".txt",
  ".map",
  ".wasm",
]);
/** Endings of a served file's compressed forms. */
export const compressedForms = [".br", ".gz"] as const;

/** Below this the header that names the form takes what compressing saves. */
const worthwhileBytes = 128;

/**
 * Writes a file with its compressed forms beside it (`.br`, `.gz`), made once instead of per request. The plain
 * file comes last: whoever sees it finds the others.
 */
export async function writeServed(path: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  if (shrinking.has(extname(path)) && bytes.length >= worthwhileBytes && !(await isThere(path, bytes))) {
    const [br, gz] = await Promise.all([brotliOf(bytes), zip(bytes, { level: 9 })]);
    await writeAtomic(`${path}.br`, br);
    await writeAtomic(`${path}.gz`, gz);
  }
  await writeAtomic(path, bytes);
}

/** What fits in one of the blocks that brotli chooses by itself. */
const defaultBlockBytes = 2 ** 18;

/** Bytes as they are sent to a browser that reads brotli: of a large file the shorter of two forms. */
export async function brotliOf(bytes: Uint8Array): Promise<Buffer> {
  const chosen = await brotliIn(bytes);
  if (bytes.length <= defaultBlockBytes) return chosen;
  // Which is shorter changes with the file: of a bundle of 400 kB it is some hundred bytes, either way.
  const whole = await brotliIn(bytes, constants.BROTLI_MAX_INPUT_BLOCK_BITS);
  return whole.length < chosen.length ? whole : chosen;
}

/** @param blockBits the size of its blocks, as a power of two; 0: brotli's choice */
const brotliIn = (bytes: Uint8Array, blockBits = 0): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
    },
  });

/** Equal bytes were compressed when they were written. */
async function isThere(path: string, bytes: Buffer): Promise<boolean> {
  const before = await readFile(path).catch(() => undefined);
  if (!before?.equals(bytes)) return false;
  return Promise.all([access(`${path}.br`), access(`${path}.gz`)]).then(
    () => true,
    () => false,
  );
}
