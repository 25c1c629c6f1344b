import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { AssetManifest, PackedFile } from "@ministry/contract";
import { integrityOf } from "./hashes.ts";

/** Kinds that are text in UTF-8. */
const texts = new Set([".js", ".css", ".svg"]);
/** Fewer are fetched one by one. */
const worthwhileFiles = 5;

/** Of one kind beside each other, the largest first: the whole then compresses about 1 % better than by name. */
const likeBesideLike = ([one, text]: PackedFile, [other, otherText]: PackedFile): number =>
  extname(one).localeCompare(extname(other)) || otherText.length - text.length || one.localeCompare(other);

/**
 * Writes the texts of some files of a build into one file: a worker then has them with one request, and compressed
 * together they are a third smaller.
 *
 * @returns the pack as the manifest lists its files; `undefined` for a build with few files
 */
export async function writePack(
  outDir: string,
  paths: string[],
): Promise<AssetManifest["files"][number] | undefined> {
  const wanted = paths.filter((path) => texts.has(extname(path)));
  if (wanted.length < worthwhileFiles) return undefined;
  const files = await Promise.all(
    wanted.map(async (path): Promise<PackedFile> => [path, await readFile(join(outDir, path), "utf8")]),
  );
  const content = Buffer.from(JSON.stringify(files.sort(likeBesideLike)));
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  const path = `assets/pack-${hash}.json`;
  await writeFile(join(outDir, path), content);
  return [path, integrityOf(content), content.length];
}
