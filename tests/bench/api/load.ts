import { Agent, request } from "node:http";
import { connect } from "node:net";

/**
 * Answers a second that one request gets over `connections` sockets that ask again as soon as they are answered. Raw
 * sockets: the generator must cost less than what it measures. The answers must carry Content-Length or be 304.
 */
export async function rateOf(
  url: string,
  headers: Record<string, string>,
  { connections = 32, seconds = 3 } = {},
): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  const question = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
  let answers = 0;
  let running = true;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname);
    let waiting = 0;
    let head = "";
    socket.on("connect", () => socket.write(question));
    socket.on("data", (chunk: Buffer) => {
      let rest = chunk;
      while (rest.length > 0) {
        if (waiting > 0) {
          const taken = Math.min(waiting, rest.length);
          waiting -= taken;
          rest = rest.subarray(taken);
        } else {
          head += rest.toString("latin1");
          const end = head.indexOf("\r\n\r\n");
          if (end < 0) return;
          const length = /^content-length: *(\d+)/im.exec(head.slice(0, end))?.[1];
          rest = Buffer.from(head.slice(end + 4), "latin1");
          waiting = Number(length ?? 0);
          head = "";
          if (waiting > 0) continue;
        }
        if (waiting === 0) {
          answers++;
          if (running) socket.write(question);
        }
      }
    });
    return socket;
  });
  await wait(500); // connections and caches are warm
  answers = 0;
  const began = performance.now();
  await wait(seconds * 1000);
  const rate = answers / ((performance.now() - began) / 1000);
  running = false;
  for (const socket of sockets) socket.destroy();
  return rate;
}

/** Milliseconds each of the requests took, asked at a steady rate whether or not earlier ones are answered. */
export async function steady(
  base: string,
  paths: () => string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<{ times: number[]; errors: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times: number[] = [];
  let errors = 0;
  const pending: Promise<void>[] = [];
  const began = performance.now();
  for (let sent = 0; sent < perSecond * seconds;) {
    const due = Math.min(perSecond * seconds, Math.floor(((performance.now() - began) / 1000) * perSecond));
    for (; sent < due; sent++) {
      pending.push(
        timed(base + paths(), agent).then(
          (ms) => void times.push(ms),
          () => void errors++,
        ),
      );
    }
    await wait(2);
  }
  await Promise.all(pending);
  agent.destroy();
  return { times, errors };
}

/** Milliseconds until the whole answer was there; rejects unless it is a 200. */
export function timed(url: string, agent?: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        answer.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
      answer.once("error", reject);
    })
      .once("error", reject)
      .end();
  });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
