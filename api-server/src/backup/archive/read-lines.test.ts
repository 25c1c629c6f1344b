import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { readLines } from "./read-lines.ts";

const linesOf = async (chunks: Buffer[]) => {
  const lines: string[] = [];
  for await (const line of readLines(Readable.from(chunks))) lines.push(line);
  return lines;
};
/** Everything but LF that any reader takes for the end of a line, and more. */
const separators = "\r \u000b \u000c \u001c \u001d \u001e \u0085 \u2028 \u2029 \ufeff سد 😀";

it.each([1, 2, 3, 7, 1000])("parts lines at LF alone, in chunks of %i bytes", async (size) => {
  const bytes = Buffer.from(`${separators}\n\n"${separators}"\nlast`);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
  expect(await linesOf(chunks)).toEqual([separators, "", `"${separators}"`, "last"]);
});
