import { expect, test } from "vitest";
import { signedIn } from "../support/client.ts";
import { Journal, makeGallery } from "../support/disasters/journal.ts";
import { killAgainAndAgain, killOptions } from "../support/disasters/kill.ts";
import { phone, small } from "../support/pictures.ts";
import { sharedServices } from "../support/disasters/several.ts";

const options = killOptions(2);

test(
  `PostgreSQL: after ${options.rounds} SIGKILLs of one of two servers during writes and uploads, every acknowledged write is there once and no record is half (seed ${options.seed})`,
  { timeout: 90_000 + options.rounds * 40_000 },
  async () => {
    const services = await sharedServices();
    const { servers, stop } = await services.start(2, "crash");
    try {
      const client = await signedIn(servers[0]!);
      const journal = new Journal(await makeGallery(client), [
        await small.jpeg(),
        await phone(),
        await small.png(),
      ]);
      const acknowledged = await killAgainAndAgain(servers, journal, options);
      await journal.finish(client);
      await journal.check(client);
      console.info(
        `${options.rounds} kills: ${acknowledged} of ${journal.entries.length} writes were acknowledged, all are there once`,
      );
      expect(acknowledged).toBeGreaterThan(0);
    } finally {
      await stop();
      await services.stop();
    }
  },
);
