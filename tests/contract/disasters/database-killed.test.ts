import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { type RunningApi, startApi } from "../../support/servers/api.ts";
import { findPostgres, startPostgres } from "../../support/servers/postgres.ts";
import { signedIn } from "../support/client.ts";
import { disasterOptions, randomFrom, report, until, writeUntil } from "../support/disasters/disaster.ts";
import { Journal, makeGallery } from "../support/disasters/journal.ts";
import { phone, small } from "../support/pictures.ts";

const { rounds, seed } = disasterOptions(1);

test(
  `PostgreSQL killed ${rounds} times under writes: reads go on, writes say so, nothing acknowledged is lost and nothing is half there (seed ${seed})`,
  { timeout: 120_000 + rounds * 60_000 },
  async () => {
    const found = await findPostgres();
    if ("skipped" in found) throw new Error(found.skipped);
    const postgres = await startPostgres(found, { durable: true });
    let api: RunningApi | undefined;
    try {
      api = await startApi({ env: { DATABASE_URL: await postgres.createDatabase("killed") } });
      const { url } = api;
      const client = await signedIn(api);
      const pictures = [await small.jpeg(), await phone(), await small.png()];
      const journal = new Journal(await makeGallery(client), pictures);
      const random = randomFrom(seed);
      const statuses = new Map<number, number>();
      const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok);
      for (let round = 0; round < rounds; round++) {
        await writeUntil(client, journal, statuses, async () => {
          await pause(200 + random() * 1500);
          // In the memory from here on, so that it can be read without the database.
          expect((await client.read("/readProjectEvent/Event")).status).toBe(200);
          const refusedBefore = statuses.get(503) ?? 0;
          await postgres.kill();
          await until(() => (statuses.get(503) ?? 0) > refusedBefore);
          const read = await client.read("/readProjectEvent/Event");
          expect(read.status).toBe(200);
          expect(read.headers.get("cache-status")).toContain("database-unavailable");
          expect(await isReady()).toBe(false);
          await postgres.start();
          await until(isReady);
        });
      }
      await journal.finish(client);
      await journal.check(client);
      report("PostgreSQL killed", rounds, journal, statuses);
      expect([...statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    } finally {
      await api?.remove();
      await postgres.stop();
    }
  },
);
