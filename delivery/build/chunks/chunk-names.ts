/**
 * Returns a file name for a chunk or what belongs to it. The bundler names a shared chunk after every page that uses
 * it, and the federation plugin names its own after all it knows of them.
 */
export function tidyName(name: string): string {
  if (name.includes("__prebuild__")) return "own-copy";
  if (name.includes("__loadShare__")) return "shares";
  if (name.includes("localSharedImportMap")) return "share-list";
  return name.replace(/~.*$/, "").replace(/\.[^.]+$/, "");
}
