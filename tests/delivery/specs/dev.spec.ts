import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { freePort } from "../../support/servers/free-port.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A port with room above it: the parts have the two ports after the site's. */
async function sitePort(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (port < 65_000) return port;
  }
}

test("the whole product runs from its sources, both parts in the shell", async ({ page }) => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), "ministry-dev-"));
  const port = await sitePort();
  const dev = spawn(process.execPath, ["delivery/bootstrap.mjs", "dev"], {
    cwd: root,
    env: {
      ...process.env,
      APP_PORT: String(port),
      API_PORT: String(await freePort()),
      DATA_DIR: join(folder, "data"),
      SITES_DIR: join(folder, "sites"),
      SAMPLE_DATA: "off",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => dev.once("exit", resolve));
  let printed = "";
  for (const stream of [dev.stdout, dev.stderr])
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  try {
    await expect.poll(() => printed, { timeout: 120_000 }).toContain("Ready  site");
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(`http://localhost:${port}/Ministry`);
    await expect(heading).toHaveText("ABOUT MINISTRY", { timeout: 60_000 });
    await page.goto(`http://localhost:${port}/AdminLogin`);
    await expect(heading).toHaveText("Sign in", { timeout: 60_000 });
  } finally {
    dev.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
});
