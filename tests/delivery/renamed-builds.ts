import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { AssetManifest } from "@ministry/contract";
import { buildIdOf, integrityOf } from "../../delivery/build/manifest/hashes.ts";
import type { PartSource } from "../../delivery/sites/parts.ts";

/** The page whose change every build begins with; what imports it changes along, up to the entry. */
const contactPage = /^assets\/contact-page-/;

/**
 * Makes builds of a part that differ as builds of changed sources do: the changed page's file and all that name it
 * have other names, with the hashes to them.
 *
 * @param change a text that the builds have otherwise, in the server bundle too; absent: the contact page has another name
 */
export async function renamedBuilds(source: PartSource, change?: [from: string, to: string]) {
  const folder = await mkdtemp(join(tmpdir(), "ministry-builds-"));
  const manifest = JSON.parse(
    await readFile(join(source.client, "asset-manifest.json"), "utf8"),
  ) as AssetManifest;
  const texts = new Map<string, string>();
  for (const [path] of manifest.files)
    if (path.endsWith(".js")) texts.set(path, await readFile(join(source.client, path), "utf8"));
  const changed = changedWith(texts, (path, text) =>
    change ? text.includes(change[0]) : contactPage.test(path),
  );
  const withText = (text: string) => (change ? text.replaceAll(...change) : text);

  return {
    /** The build of a version, in a folder that the next one replaces. */
    async make(version: number): Promise<PartSource> {
      const client = join(folder, "dist");
      await rm(client, { recursive: true, force: true });
      await cp(source.client, client, { recursive: true });
      const rewrite = (text: string) =>
        changed.reduce(
          (done, path) => done.replaceAll(basename(path), basename(renamed(path, version))),
          text,
        );
      for (const path of changed) {
        await writeFile(join(client, path), `${withText(rewrite(texts.get(path) ?? ""))}\n// ${version}\n`);
        await rename(join(client, path), join(client, renamed(path, version)));
      }
      const next = JSON.parse(rewrite(JSON.stringify(manifest))) as AssetManifest;
      next.files = await Promise.all(
        next.files.map(async ([path]): Promise<AssetManifest["files"][number]> => {
          const bytes = await readFile(join(client, path));
          return [path, integrityOf(bytes), bytes.length];
        }),
      );
      next.buildId = buildIdOf(next.files);
      await writeFile(join(client, "asset-manifest.json"), JSON.stringify(next));
      if (!source.server) return { client };
      const server = join(folder, basename(source.server));
      await writeFile(server, withText(await readFile(source.server, "utf8")));
      return { client, server };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The files that match, and all that name one of them, directly or through others. */
function changedWith(
  texts: ReadonlyMap<string, string>,
  isFirst: (path: string, text: string) => boolean,
): string[] {
  const found = new Set([...texts].filter((file) => isFirst(...file)).map(([path]) => path));
  if (found.size === 0) throw new Error("no file of the build has the change");
  // A set hands out what is added while it is walked.
  for (const path of found)
    for (const [other, text] of texts) if (text.includes(basename(path))) found.add(other);
  return [...found];
}

/** `assets/page-AbC.js` → `assets/page-AbC7.js`: the name of a build's own. */
const renamed = (path: string, version: number): string => path.replace(/\.js$/, `${version}.js`);
