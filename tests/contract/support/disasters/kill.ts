import type { RunningApi } from "../../../support/servers/api.ts";
import { type Client, signedIn } from "../client.ts";
import { randomFrom } from "./disaster.ts";
import type { Journal } from "./journal.ts";

/** Writers per server, each without a pause between its writes. */
const writers = 4;

export interface KillOptions {
  rounds: number;
  seed: number;
}

/** `CRASH_ROUNDS=100 CRASH_SEED=7` by hand; a few in every run. */
export const killOptions = (rounds: number): KillOptions => ({
  rounds: Number(process.env["CRASH_ROUNDS"] ?? rounds),
  seed: Number(process.env["CRASH_SEED"] ?? 1),
});

/**
 * Round after round: writes through all servers, kills one of them at a random moment, starts it again. Resolves with
 * the number of writes that were acknowledged before any client sent one again.
 */
export async function killAgainAndAgain(
  servers: RunningApi[],
  journal: Journal,
  { rounds, seed }: KillOptions,
): Promise<number> {
  const random = randomFrom(seed);
  for (let round = 0; round < rounds; round++) {
    const clients = await Promise.all(servers.map(signedIn));
    let killed = false;
    const write = async (client: Client, turn: number) => {
      while (!killed) {
        const entry = journal.next(turn++);
        try {
          const { status } = await entry.send(client);
          entry.acknowledged = status < 300;
        } catch {
          // The answer was lost: the write may or may not be there.
        }
      }
    };
    const busy = Promise.all(
      clients.flatMap((client) => Array.from({ length: writers }, (_, i) => write(client, i))),
    );
    await new Promise((resolve) => setTimeout(resolve, 150 + random() * 1500));
    const victim = servers[Math.floor(random() * servers.length)];
    await victim?.stop("SIGKILL");
    killed = true;
    await busy;
    await victim?.start();
  }
  return journal.entries.filter(({ acknowledged }) => acknowledged).length;
}
