// Plain JavaScript: it runs before anything is installed. See docs/decisions/0005-commands-from-a-bare-clone.md.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const pnpmVersion = "10.34.9";
const oldestNode = [20, 19];
const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = `${root}node_modules/.cache/ministry/installed`;

/** Commands of the root package.json and the scripts behind them. */
const commands = {
  start: "start/main.ts",
  dev: "dev/main.ts",
  seed: "sample/main.ts",
  build: "commands/build.ts",
  release: "commands/release.ts",
  releases: "commands/releases.ts",
  rollback: "commands/rollback.ts",
  compose: "commands/compose.ts",
  keys: "commands/keys.ts",
  pack: "commands/pack.ts",
  serve: "commands/serve.ts",
  admin: "commands/admin.ts",
  backup: "commands/backup.ts",
  restore: "commands/restore.ts",
  sbom: "sbom/main.ts",
  test: "test/main.ts",
};

function end(message) {
  console.error(message);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [wantedMajor, wantedMinor] = oldestNode;
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    end(`Node ${oldestNode.join(".")} or later is needed; this is ${process.versions.node}.`);
  }
}

/** Installs what the lockfile says, unless that was done for this very lockfile. */
function install() {
  const wanted = createHash("sha256")
    .update(readFileSync(`${root}pnpm-lock.yaml`))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.info(`Installing with pnpm ${pnpmVersion} (once, and again when the lockfile changes)`);
  const npx = process.platform === "win32" ? "npx.cmd" : "npx";
  const { status } = spawnSync(npx, ["-y", `pnpm@${pnpmVersion}`, "install", "--frozen-lockfile"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
    env: { ...process.env, CI: "true" },
  });
  if (status !== 0)
    end(
      "Installing failed; the lines above say why. ERR_PNPM_OUTDATED_LOCKFILE: a package.json was changed without " +
        `pnpm-lock.yaml; run \`npx pnpm@${pnpmVersion} install\` and commit both. ERR_PNPM_META_FETCH_FAIL or a ` +
        "network error: the package registry can't be reached.",
    );
  mkdirSync(`${root}node_modules/.cache/ministry`, { recursive: true });
  writeFileSync(stamp, wanted);
}

const [command = "", ...rest] = process.argv.slice(2);
const script = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!script) end(`There is no command "${command}". One of: ${Object.keys(commands).join(", ")}.`);

checkNode();
install();
// In this very process: a signal meant for the command reaches it, and its exit code is ours.
const { register } = await import("tsx/esm/api");
register();
process.argv = [process.argv[0] ?? "node", fileURLToPath(new URL(script, import.meta.url)), ...rest];
await import(new URL(script, import.meta.url).href);
