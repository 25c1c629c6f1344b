import { spawnSync } from "node:child_process";

/**
 * Installs packages of the system as root on Debian and its kin, and says which before it begins. `SKIP_INSTALL=1`
 * stops it.
 *
 * @returns why nothing was installed; `undefined` when the package manager reports success
 */
export function installPackages(
  names: string[],
  purpose: string,
  say: (line: string) => void,
  { withRecommended = false } = {},
): string | undefined {
  const list = names.join(", ");
  if (process.env["SKIP_INSTALL"] === "1") return `SKIP_INSTALL is set, so ${list} was not installed`;
  if (process.getuid?.() !== 0) return `only root can install ${list}`;
  if (spawnSync("which", ["apt-get"]).status !== 0) return `there is no apt-get to install ${list}`;
  say(`Installing ${list}, ${purpose}`);
  const isInstalled =
    run("update", "-qq") &&
    run("install", "-y", "-qq", ...(withRecommended ? [] : ["--no-install-recommends"]), ...names);
  return isInstalled ? undefined : `apt-get could not install ${list}`;
}

/** Errors are printed by apt itself. */
const run = (...args: string[]): boolean =>
  spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: 300_000,
  }).status === 0;
