import { fork } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Figures, median } from "../figures.ts";
import { rateOf } from "./load.ts";

const rounds = 5;

/**
 * The cached public list and its 304 against a bare node:http server that answers the same bytes, in turns, so that
 * whatever else the machine does meets both.
 */
export async function ratios(apiUrl: string, folder: string, figures: Figures): Promise<void> {
  const list = `${apiUrl}/readProjectEvent/Event?page=1&limit=50`;
  const answer = await fetch(list, { headers: { "accept-encoding": "identity" } });
  const body = Buffer.from(await answer.arrayBuffer());
  const etag = answer.headers.get("etag") ?? "";
  const file = join(folder, "list.json");
  await writeFile(file, body);
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !["date", "connection", "keep-alive", "content-length", "transfer-encoding"].includes(name),
    ),
  );
  const bare = await bareServer(file, headers);
  try {
    for (const [name, sent, least] of [
      [`cached list of 50 (${body.length} bytes)`, { "accept-encoding": "identity" }, 0.6],
      ["conditional read, 304", { "if-none-match": etag }, 0.5],
    ] as const) {
      const pairs: { bare: number; api: number }[] = [];
      for (let round = 0; round < rounds; round++)
        pairs.push({ bare: await rateOf(bare.url, sent), api: await rateOf(list, sent) });
      figures.tell(`${name}: bare node:http`, median(pairs.map((pair) => pair.bare)), "answers/s");
      figures.tell(`${name}: API`, median(pairs.map((pair) => pair.api)), "answers/s");
      figures.tell(`${name}: ratio`, median(pairs.map((pair) => pair.api / pair.bare)), "", { least });
    }
  } finally {
    bare.stop();
  }
}

/** Starts a bare node:http server that answers everything with a file and these headers. */
export function bareServer(
  file: string,
  headers: Record<string, string>,
): Promise<{ url: string; stop(): void }> {
  const child = fork(new URL("./bare-server.mjs", import.meta.url), [file, JSON.stringify(headers)], {
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    child.once("message", (port) =>
      resolve({ url: `http://127.0.0.1:${String(port)}/`, stop: () => void child.kill() }),
    );
    child.once("exit", () => reject(new Error("the bare server ended")));
  });
}
