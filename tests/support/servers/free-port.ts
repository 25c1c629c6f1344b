import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { createServer } from "node:net";

/**
 * Below those that systems give to outgoing connections (Linux from 32768 on, others from 49152): a browser that opens
 * one meanwhile can't take the port before its server listens. Browsers refuse none of these (10080 is the last).
 */
const range = { from: 12_000, to: 32_768 };

/** A port that nobody listens on now, drawn at random, and given to nobody else while this process runs. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.from, range.to);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
}

/**
 * Suites run side by side, and a server listens seconds after its port was found free. The UDP port of the same number,
 * which no server here uses, says to every process that it is given away, until this one ends.
 */
const reserve = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const mark = createSocket("udp4");
    mark.once("error", () => resolve(false));
    mark.bind({ port, address: "127.0.0.1", exclusive: true }, () => {
      mark.unref();
      resolve(true);
    });
  });

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
