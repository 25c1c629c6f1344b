import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, test } from "vitest";
import { type RunningApi, startApi } from "../../support/servers/api.ts";
import { Connection } from "../../support/devices/connection.ts";
import { signedIn } from "../support/client.ts";
import { disasterOptions, randomFrom, report, until, writeUntil } from "../support/disasters/disaster.ts";
import { Journal, makeGallery } from "../support/disasters/journal.ts";
import { phone, small } from "../support/pictures.ts";
import { startObjectStorage } from "../object-storage/object-storage.ts";

const { rounds, seed } = disasterOptions(1);
const storage = await startObjectStorage();

/** The ways in which a storage goes away. */
const ways: [name: string, go: (connection: Connection) => void][] = [
  ["refuses connections", (connection) => connection.break()],
  ["breaks off in the middle", (connection) => (connection.budget = 300)],
  ["goes silent", (connection) => (connection.bytesPerSecond = 1)],
];

if ("skipped" in storage) {
  console.warn(`SKIPPED: storage that goes away: ${storage.skipped}`);
  describe.skip(`storage that goes away (${storage.skipped})`, () => it("is not here", () => undefined));
} else {
  test(
    `the file storage gone ${rounds} times under writes: writes say so, records can be read, nothing acknowledged is lost (seed ${seed})`,
    { timeout: 180_000 + rounds * 120_000 },
    async () => {
      const connection = await Connection.open(Number(new URL(storage.endpoint).port));
      let api: RunningApi | undefined;
      try {
        const env = {
          S3_ENDPOINT: connection.url,
          S3_BUCKET: storage.bucket,
          S3_REGION: storage.region,
          S3_ACCESS_KEY_ID: storage.accessKey,
          S3_SECRET_ACCESS_KEY: storage.secretKey,
        };
        api = await startApi({ env });
        const client = await signedIn(api);
        const pictures = [await small.jpeg(), await phone(), await small.png()];
        const journal = new Journal(await makeGallery(client), pictures);
        const random = randomFrom(seed);
        const statuses = new Map<number, number>();
        for (let round = 0; round < rounds; round++) {
          const [, go] = ways[(round + seed) % ways.length] ?? [];
          await writeUntil(client, journal, statuses, async () => {
            await pause(200 + random() * 1500);
            const refusedBefore = statuses.get(503) ?? 0;
            go?.(connection);
            await until(() => (statuses.get(503) ?? 0) > refusedBefore, 90_000);
            expect((await client.read("/readProjectEvent/Event")).status).toBe(200);
            expect((await client.read("/readyz?for=reads")).status).toBe(200);
            connection.mend();
          });
        }
        await journal.finish(client);
        await journal.check(client);
        report("file storage gone", rounds, journal, statuses);
        expect([...statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
      } finally {
        await api?.remove();
        await connection.close();
        await storage.stop();
      }
    },
  );
}
