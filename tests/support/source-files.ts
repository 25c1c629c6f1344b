import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, with a slash at its end. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

export const packages = [
  "admin-mfe",
  "api-client",
  "api-server",
  "delivery",
  "public-mfe",
  "shared-ui",
  "shell",
];

const isSource = (path: string) =>
  /\.(ts|tsx|mjs)$/.test(path) && !/(^|\/)(node_modules|dist|dist-[\w-]+|generated|\.[^/]+)\//.test(path);

/** Absolute paths of the files that people write in a package: no built ones, none of installed packages. */
export async function sourceFilesOf(packageName: string): Promise<string[]> {
  const folder = join(root, packageName);
  return (await readdir(folder, { recursive: true })).filter(isSource).map((path) => join(folder, path));
}
