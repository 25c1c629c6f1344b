import { readFileSync } from "node:fs";
import { sharedNames } from "@ministry/contract";

/** Versions of the shared packages, as the shell has them installed. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(Object.keys(sharedNames).map((name) => [name, installedVersion(name)]));
}

function installedVersion(name: string): string {
  const home = name === "react/jsx-runtime" ? "react" : name;
  const file = new URL(`../../shell/node_modules/${home}/package.json`, import.meta.url);
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
  return version;
}
