import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below those that systems give to outgoing connections (Linux from 32768 on, others from 49152): a browser that opens
 * one meanwhile can't take the port before its server listens. Browsers refuse none of these (10080 is the last).
 */
const range = { from: 12_000, to: 32_768 };

/** A port that nobody listens on now, drawn at random, so that two that ask at the same time get different ones. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.from, range.to);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
