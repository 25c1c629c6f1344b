import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { childrenOf } from "../../support/processes.ts";
import { startProduct } from "../../support/servers/product.ts";
import { until } from "../support/disasters/disaster.ts";

/** The API's process under `npm start`, where the system lists them (Linux). */
const apiProcess = (parent: number): number | undefined => childrenOf(parent, "api-server/dist/server.js")[0];

const status = (url: string) =>
  fetch(url).then(
    (answer) => answer.status,
    () => 0,
  );

test.skipIf(!existsSync("/proc/self/task"))(
  "under npm start a killed API is started again, and the site is served meanwhile",
  { timeout: 400_000 },
  async () => {
    const product = await startProduct();
    try {
      const pid = apiProcess(product.pid());
      expect(await status(`${product.apiUrl}/healthz`)).toBe(200);
      process.kill(pid ?? 0, "SIGKILL");
      await until(async () => (await status(`${product.apiUrl}/healthz`)) === 0);
      expect(await status(product.siteUrl)).toBe(200);
      await until(async () => (await status(`${product.apiUrl}/healthz`)) === 200);
      expect(await status(product.siteUrl)).toBe(200);
      expect(apiProcess(product.pid())).not.toBe(pid);
    } finally {
      await product.remove();
    }
  },
);
