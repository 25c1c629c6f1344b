import { acceptDelta, deltaType, versionHeld, versionOf } from "@ministry/contract";
import { createDelta } from "fossil-delta";
import { beforeEach, expect, test, vi } from "vitest";
import { fakePlatform, type Platform } from "../testing/platform.ts";
import { fetchNewer } from "./fetch-newer.ts";

const address = "https://site.example/parts/public/asset-manifest.json";
const before = `${"a word and another one, ".repeat(40)}Ceelasha Biyaha — dib u eegis`;
const now = before.replace("dib u eegis", "دعوة إلى تقديم العروض");
const bytes = (text: string) => new TextEncoder().encode(text);
const delta = (from: string, to: string) => new Uint8Array(createDelta(bytes(from), bytes(to)));

let platform: Platform;
let accepted: (string | null)[];

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  platform = fakePlatform(vi.stubGlobal.bind(vi));
  accepted = [];
});

const serve = (...answers: Response[]) =>
  platform.served.set(address, ({ headers }) => {
    accepted.push(headers.get("accept"));
    return answers.shift() ?? Response.error();
  });

const heldPage = () =>
  new Response(before, {
    headers: { "x-policy": "old", "x-frame": "no", "content-length": "1", "content-encoding": "br" },
  });

test("what differs from the text held makes the newer text, with the headers that are new", async () => {
  const headers = { "content-type": deltaType, "x-policy": "new", "cache-control": "no-store" };
  serve(new Response(delta(before, now), { headers }));
  const answer = await fetchNewer(address, heldPage());
  expect(await answer.text()).toBe(now);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ "x-policy": "new", "x-frame": "no" });
  for (const name of ["content-length", "content-encoding", "cache-control"])
    expect(answer.headers.get(name)).toBeNull();
  expect(accepted).toEqual([acceptDelta(await versionOf(bytes(before)))]);
});

test("a server that sends the whole text is taken at its word", async () => {
  serve(new Response(now, { headers: { "content-type": "text/html" } }));
  expect(await (await fetchNewer(address, heldPage())).text()).toBe(now);
});

test("what differs from another text is not put together; the whole is asked for", async () => {
  serve(
    new Response(delta(`In short, ${before}`, now), { headers: { "content-type": deltaType } }),
    new Response(now),
  );
  expect(await (await fetchNewer(address, heldPage())).text()).toBe(now);
  expect(accepted.map((accept) => versionHeld(accept ?? undefined) !== undefined)).toEqual([true, false]);
});

test("without a text nothing but the whole is asked for", async () => {
  serve(new Response(now));
  expect(await (await fetchNewer(address, undefined)).text()).toBe(now);
  expect(versionHeld(accepted[0] ?? undefined)).toBeUndefined();
});

test("the version may be named to another origin without asking for leave first", async () => {
  const accept = acceptDelta(await versionOf(bytes(before)));
  // Fetch, "CORS-safelisted request-header": at most 128 bytes, all printable ASCII, none of these among them.
  expect(accept.length).toBeLessThanOrEqual(128);
  expect(accept).toMatch(/^[ -~]+$/);
  expect(accept).not.toMatch(/["():<>?@[\\\]{}]/);
});
