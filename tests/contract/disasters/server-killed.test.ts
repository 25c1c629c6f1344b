import { expect, test } from "vitest";
import { startApi } from "../../support/servers/api.ts";
import { signedIn } from "../support/client.ts";
import { Journal, makeGallery } from "../support/disasters/journal.ts";
import { killAgainAndAgain, killOptions } from "../support/disasters/kill.ts";
import { phone, small } from "../support/pictures.ts";

const options = killOptions(3);

test(
  `embedded: after ${options.rounds} SIGKILLs during writes and uploads, every acknowledged write is there once and no record is half (seed ${options.seed})`,
  { timeout: 90_000 + options.rounds * 40_000 },
  async () => {
    const api = await startApi();
    try {
      const client = await signedIn(api);
      const journal = new Journal(await makeGallery(client), [
        await small.jpeg(),
        await phone(),
        await small.png(),
      ]);
      const acknowledged = await killAgainAndAgain([api], journal, options);
      await journal.finish(client);
      await journal.check(client);
      console.info(
        `${options.rounds} kills: ${acknowledged} of ${journal.entries.length} writes were acknowledged, all are there once`,
      );
      expect(acknowledged).toBeGreaterThan(0);
    } finally {
      await api.remove();
    }
  },
);
