import { createReadStream } from "node:fs";
import type { CollectedText } from "./collected-text.ts";

/** Reads a text file, which was found to be UTF-8 when it was taken in. */
export async function readPlain(path: string, into: CollectedText, isTable: boolean): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true });
    into.add(isTable ? text.replaceAll(/[",;]+/g, " ") : text);
    if (into.isFull) return;
  }
}
