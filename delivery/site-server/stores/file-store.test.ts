import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { prepare } from "../http/respond.ts";
import { fileStore, storedText } from "./file-store.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-store-"));
  for (const name of ["a", "b", "c"]) await writeFile(join(folder, name), "x".repeat(40));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each([0, 60_000])(
  "of full memory the file asked for longest ago goes (rechecked after %i ms)",
  async (recheckMs) => {
    const store = fileStore({ maxBytes: 100, recheckMs });
    const read = (name: string) => store.read(join(folder, name));
    const [first, second] = [await read("a"), await read("b")];
    await read("a");
    await read("c");
    expect(await read("a")).toBe(first);
    expect(await read("b")).not.toBe(second);
  },
);

it.each([
  ["gzip, br", "br"],
  ["gzip", "gzip"],
  ["", undefined],
])(
  "a page made while the server runs is sent to a browser that takes %j as %s",
  async (accepted, encoding) => {
    const page = "<p>Wells</p>".repeat(500);
    const request = { headers: { "accept-encoding": accepted } } as unknown as IncomingMessage;
    const answer = { name: "index.html", file: await storedText(page), headers: {} };
    const { ofBody, bytes } = prepare(request, new ServerResponse(request), answer);
    expect(ofBody.slice(0, 2)).toEqual(
      encoding ? ["content-encoding", encoding] : ["content-type", "text/html; charset=utf-8"],
    );
    if (encoding === "gzip") expect(gunzipSync(bytes).toString()).toBe(page);
    expect(bytes.length < page.length).toBe(encoding !== undefined);
  },
);
