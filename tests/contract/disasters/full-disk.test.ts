import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { runApiToItsEnd, startApi } from "../../support/servers/api.ts";
import { freePort } from "../../support/servers/free-port.ts";
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from "../../support/servers/small-disk.ts";
import { signedIn } from "../support/client.ts";
import { disasterOptions, randomFrom, report, until, writeUntil } from "../support/disasters/disaster.ts";
import { Journal, makeGallery } from "../support/disasters/journal.ts";
import { phone, small } from "../support/pictures.ts";

if (whyNoSmallDisk) console.warn(`\nSKIPPED: full disks: ${whyNoSmallDisk}\n`);

const { rounds, seed } = disasterOptions(1);
const disks: SmallDisk[] = [];
const disk = (megabytes: number) => {
  const made = mountSmallDisk(megabytes);
  disks.push(made);
  return made;
};
afterEach(() => {
  for (const one of disks.splice(0)) one.remove();
});

describe.skipIf(whyNoSmallDisk)("a full disk", () => {
  test.each([
    ["for the first time", 1],
    ["again", 0],
  ])("a start %s is explained in one line with exit code 1", async (what, megabytes) => {
    const own = disk(160);
    if (what === "again") await (await startApi({ dataDir: own.folder })).stop();
    await own.fill(megabytes * 1024 * 1024);
    const { code, printed } = await runApiToItsEnd({
      ...{ API_PORT: String(await freePort()), API_HOST: "127.0.0.1", DATA_DIR: own.folder },
      LOG_LEVEL: "warn",
    });
    expect(code, printed).toBe(1);
    expect(printed.trim().split("\n"), printed).toHaveLength(1);
    expect(printed).toContain("The disk is full");
  });

  test(
    `under writes: refusals say so, nothing acknowledged is lost and nothing half is there, ${rounds} times (seed ${seed})`,
    { timeout: 120_000 + rounds * 120_000 },
    async () => {
      const own = disk(400);
      const api = await startApi({ dataDir: own.folder });
      try {
        const client = await signedIn(api);
        const pictures = [await small.jpeg(), await phone(), await small.png()];
        const journal = new Journal(await makeGallery(client), pictures);
        const random = randomFrom(seed);
        const statuses = new Map<number, number>();
        for (let round = 0; round < rounds; round++) {
          const refusedBefore = statuses.get(507) ?? 0;
          await writeUntil(client, journal, statuses, async () => {
            await pause(random() * 1000);
            // Less than a photo, less than a piece of the database's log, or nothing at all.
            await own.fill(Math.floor(random() * 20) * 1024 * 1024);
            await own.fill();
            await until(() => (statuses.get(507) ?? 0) > refusedBefore);
            expect((await client.read("/readProjectEvent/Event")).status).toBe(200);
            expect((await client.read("/readyz?for=reads")).status).toBe(200);
          });
          await own.clear();
        }
        await journal.finish(client);
        await journal.check(client);
        report("full disks", rounds, journal, statuses);
        expect([...statuses.keys()].filter((status) => ![200, 201, 503, 507].includes(status))).toEqual([]);
      } finally {
        await api.remove();
      }
    },
  );
});
