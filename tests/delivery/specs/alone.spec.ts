import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../..", import.meta.url));
const made = new Set(["node_modules", "dist", "dist-ssr"]);

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

/** Makes a part's dependencies on ours lead to packed packages, as a registry would. */
async function usePacked(folder: string, packed: string): Promise<void> {
  const names = (await readdir(packed)).filter((name) => name.endsWith(".tgz"));
  const packages = Object.fromEntries(
    names.map((name) => [
      `@ministry/${name.replace(/^ministry-|-[\d.]+\.tgz$/g, "")}`,
      `file:${join(packed, name)}`,
    ]),
  );
  const file = join(folder, "package.json");
  const part = JSON.parse(await readFile(file, "utf8")) as Package;
  const leadTo = (dependencies: Record<string, string>) =>
    Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, packages[name] ?? range]));
  part.dependencies = leadTo(part.dependencies);
  // What the checkout has at its root, and the release tool (docs/teams/public.md).
  const tools = {
    "@ministry/delivery": packages["@ministry/delivery"] ?? "",
    "@types/node": "^20.19.0",
    jsdom: "^26.1.0",
  };
  part.devDependencies = { ...leadTo(part.devDependencies), ...tools };
  part.overrides = Object.fromEntries(
    Object.entries(packages).map(([name, address]) => [
      name,
      name in part.dependencies || name in part.devDependencies ? `$${name}` : address,
    ]),
  );
  await writeFile(file, JSON.stringify(part));
}

test("a part is checked and released from a clone that holds its folder and the packed agreement alone", async () => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), "ministry-alone-"));
  try {
    const packed = join(folder, "packed");
    await run("npm", ["run", "pack", "--", packed], { cwd: root });
    const part = join(folder, "public-mfe");
    await cp(join(root, "public-mfe"), part, {
      recursive: true,
      filter: (path) => !made.has(basename(path)),
    });
    await usePacked(part, packed);
    await run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"], { cwd: part });

    const env = { ...process.env, INIT_CWD: part };
    const release = (...args: string[]) => run("npx", ["ministry", "release", ...args], { cwd: part, env });
    await expect(release("public-mfe")).rejects.toThrow("this clone holds no site");
    await expect(release("admin-mfe", "--to", join(folder, "site"))).rejects.toThrow("not admin-mfe");
    // Its exit code says that it waits for the shell, which was never released there.
    const waiting = (await release("public-mfe", "--to", join(folder, "site")).catch(
      (error: unknown) => error,
    )) as {
      code: number;
      stdout: string;
      stderr: string;
    };
    expect(waiting, waiting.stderr).toMatchObject({
      code: 3,
      stdout: expect.stringContaining("public-mfe released as"),
    });
    const manifest = await readFile(join(folder, "site/public-mfe/asset-manifest.json"), "utf8");
    expect(JSON.parse(manifest)).not.toHaveProperty("unchecked");

    const page = join(part, "src/site/text/dates.ts");
    await writeFile(page, `${await readFile(page, "utf8")}\nexport const wrong: number = "text";\n`);
    await expect(release("public-mfe", "--to", join(folder, "site"))).rejects.toThrow(
      /checking types failed/,
    );
    expect(await readFile(join(folder, "site/public-mfe/asset-manifest.json"), "utf8")).toBe(manifest);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
