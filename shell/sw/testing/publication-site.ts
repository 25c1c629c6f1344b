import { beforeEach } from "vitest";
import type { FromWorker } from "../../src/pwa/worker/messages.ts";
import { readIndex } from "../publications/saved-file-index.ts";
import { matchSaved } from "../publications/saved.ts";
import { freshPlatform } from "./fresh-platform.ts";

export const storage = "https://api.example/storage";
export const url = `${storage}/report.pdf`;
export const bytes = new Uint8Array(700_000).map((_zero, index) => index % 251);
/** The publication at `url`, as pages ask the worker to save it. */
export const file = {
  url,
  size: bytes.length,
  filename: "Water report 2026.pdf",
  mimetype: "application/pdf",
};

/**
 * Gives each test of the file a device that has saved nothing yet.
 *
 * @returns its platform, the messages to pages, functions that serve the publication, and what the device holds of it
 */
export function publicationSite() {
  const platform = freshPlatform();
  const messages: FromWorker[] = [];
  beforeEach(() => void (messages.length = 0));

  /** Serves the file in ranges; after `cutAfter` bytes of an answer the connection is cut. */
  function serve(cutAfter = Number.POSITIVE_INFINITY, content: Uint8Array = bytes): void {
    platform.served.set(url, ({ headers }) => {
      const from = Number(/bytes=(\d+)-/.exec(headers.get("range") ?? "")?.[1] ?? 0);
      return new Response(streamOf(content.slice(from), cutAfter), {
        status: from > 0 ? 206 : 200,
        headers: { "content-type": "application/pdf" },
      });
    });
  }

  /** Serves as `serve` does, but for the first `answers` requests alone; then there is no connection. */
  function serveOnly(answers: number, cutAfter: number): void {
    serve(cutAfter);
    const served = platform.served.get(url) as (request: Request) => Response;
    let asked = 0;
    platform.served.set(url, (request) => {
      if (asked++ >= answers) throw new TypeError("Failed to fetch");
      return served(request);
    });
  }

  return {
    platform,
    messages,
    emit: async (message: FromWorker) => void messages.push(message),
    serve,
    serveOnly,
    entry: async () => (await readIndex())[url],
    /** Compared as buffers: matching 700,000 numbers one by one takes seconds. */
    isSavedWhole: async () =>
      Buffer.from((await (await matchSaved(url))?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes),
  };
}

/** Sends `content` in chunks and fails after `cutAfter` bytes, as a connection that is cut. */
function streamOf(content: Uint8Array, cutAfter: number): ReadableStream {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= cutAfter) return controller.error(new TypeError("network error"));
      const chunk = content.slice(sent, Math.min(sent + 50_000, cutAfter));
      if (chunk.length === 0) return controller.close();
      controller.enqueue(chunk);
      sent += chunk.length;
    },
  });
}
