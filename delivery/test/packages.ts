import { spawnSync } from "node:child_process";

/** Installs packages of the system where we may: as root, on Debian and its kin. Says what it installs. */
export function installPackages(names: string[], purpose: string, say: (line: string) => void): void {
  if (process.getuid?.() !== 0 || spawnSync("which", ["apt-get"]).status !== 0) return;
  say(`Installing ${names.join(", ")}, ${purpose}`);
  run("update", "-qq");
  run("install", "-y", "-qq", "--no-install-recommends", ...names);
}

/** Whoever asked for a package looks whether it has come; what went wrong stands on the screen. */
const run = (...args: string[]) =>
  spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
