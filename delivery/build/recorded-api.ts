import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Where the API answers below the address of a part that is developed alone. */
export const apiPath = "/alone-api";

/** One recorded answer: a JSON file below `recorded/`, named after its request. */
interface Recorded {
  type: string;
  /** Base64: pictures are recorded too. */
  body: string;
}

/**
 * Answers reads from `recorded/`, and records from the API at `source` what is not there yet. Writes are refused: what
 * was recorded never changes by itself.
 */
export const recordedApi = (source: string): Plugin => ({
  name: "ministry:recorded-api",
  configureServer(server) {
    const folder = join(server.config.root, "recorded");
    server.middlewares.use(apiPath, (request, response) => {
      const refuse = (status: number, message: string) => {
        response.statusCode = status;
        response.setHeader("content-type", "application/json").end(JSON.stringify({ message }));
      };
      if (request.method !== "GET") return refuse(503, "The recorded API takes no changes.");
      answerTo(request, folder, source)
        .then(({ type, body }) => response.setHeader("content-type", type).end(Buffer.from(body, "base64")))
        .catch(() => refuse(503, "This was not recorded, and the local API can't be reached."));
    });
  },
});

async function answerTo(request: IncomingMessage, folder: string, source: string): Promise<Recorded> {
  const url = request.url ?? "/";
  const file = join(folder, fileName(url));
  const known = await readFile(file, "utf8").catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as Recorded;
  const answer = await fetch(source + url, { signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const recorded = {
    type: answer.headers.get("content-type") ?? "application/octet-stream",
    body: Buffer.from(await answer.arrayBuffer()).toString("base64"),
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(recorded));
  return recorded;
}

/** Readable as far as file systems allow: most names may have 255 bytes. */
function fileName(url: string): string {
  const name = encodeURIComponent(url);
  const hash = createHash("sha256").update(url).digest("hex").slice(0, 16);
  return name.length <= 200 ? `${name}.json` : `${name.slice(0, 180)}-${hash}.json`;
}
