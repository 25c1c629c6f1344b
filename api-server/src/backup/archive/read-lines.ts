import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";

const newline = 0x0a;

/**
 * The lines of UTF-8 text, parted by LF alone. Node's `readline` also parts at U+2028 and U+2029 (from Node 24 on),
 * which are unescaped in JSON texts.
 */
export async function* readLines(source: string | Readable): AsyncGenerator<string> {
  const chunks = (typeof source === "string" ? createReadStream(source) : source) as AsyncIterable<Buffer>;
  let held: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      held.push(chunk.subarray(from, end));
      yield Buffer.concat(held).toString("utf8");
      held = [];
      from = end + 1;
    }
    if (from < chunk.length) held.push(chunk.subarray(from));
  }
  if (held.length > 0) yield Buffer.concat(held).toString("utf8");
}
