import { describe, expect, it } from "vitest";
import { apiTransport } from "./transport.ts";
import { resumableUploads, type UploadSource } from "./resumable.ts";

type Ask = (url: string, init: RequestInit) => Response | Promise<Response>;
const options = (ask: Ask) => ({
  apiBase: "http://api.test",
  token: () => "t",
  fetch: (async (url: string, init: RequestInit) => ask(url, init)) as typeof fetch,
});
const signal = new AbortController().signal;
const write = { method: "POST", paths: ["/things"], json: {} } as const;

describe("asking who is there", () => {
  it.each([
    ["ours", Response.json({ status: "ok", service: "ministry-api" })],
    ["none", Response.json({ service: "ministry-api" }, { status: 503 })],
    ["bare", Response.json({ message: "no such address" }, { status: 404 })],
    ["none", new Response("<html>Please pay for access</html>")],
  ] as const)("finds %s", async (kind, answer) => {
    expect(await apiTransport(options(() => answer)).host()).toBe(kind);
  });

  it("finds none when the connection is cut", async () => {
    const cut = () => Promise.reject(new TypeError("failed"));
    expect(await apiTransport(options(cut)).host()).toBe("none");
  });
});

describe("a receipt", () => {
  it("is an answer that echoes the key, with the number, the id of what was made, and its words", async () => {
    const headers = { "Idempotency-Key": "k1", "Receipt-Number": "R1" };
    const transport = apiTransport(
      options(() => Response.json({ _id: "x", title: "T" }, { status: 201, headers })),
    );
    expect(await transport.send(write, "k1", "ours", signal)).toEqual({
      receipt: "R1",
      recordId: "x",
      words: { title: "T" },
    });
  });

  it("is no answer without the key, be it ever so friendly", async () => {
    const transport = apiTransport(options(() => Response.json({ ok: true })));
    await expect(transport.send(write, "k1", "ours", signal)).rejects.toMatchObject({ kind: "shape" });
  });

  it("is no answer that broke off among its headers, for it does not say what was made", async () => {
    const headers = { "Idempotency-Key": "k1", "Receipt-Number": "R1" };
    const transport = apiTransport(options(() => new Response(null, { status: 201, headers })));
    await expect(transport.send(write, "k1", "ours", signal)).rejects.toMatchObject({ kind: "shape" });
  });

  it("is any success of a host that keeps no keys", async () => {
    const transport = apiTransport(options(() => Response.json({ _id: "x" })));
    expect(await transport.send(write, "k1", "bare", signal)).toMatchObject({ recordId: "x" });
  });

  it("can be asked for afterwards, 500 at a time; a host that can't tell says so", async () => {
    const receipts = [{ key: "a", receipt: "R1", _id: "x" }];
    expect(await apiTransport(options(() => Response.json({ receipts }))).receipts(["a", "b"])).toEqual(
      new Map([["a", { receipt: "R1", recordId: "x" }]]),
    );
    const unknown = apiTransport(options(() => new Response("", { status: 404 })));
    await expect(unknown.receipts(["a"])).rejects.toMatchObject({ kind: "refused" });
    const calls: number[] = [];
    const counting = options((_, init) => {
      calls.push((JSON.parse(init.body as string) as { keys: string[] }).keys.length);
      return Response.json({ receipts: [] });
    });
    await apiTransport(counting).receipts(Array.from({ length: 700 }, (_, at) => `k${at}`));
    expect(calls).toEqual([500, 200]);
  });
});

/** A tus server of one upload, which cuts the connection at the given step. */
function playedUploads(cutAtPiece = Infinity) {
  let stored = new Uint8Array(0);
  let known = false;
  let pieces = 0;
  const tus = { sent: 0, begun: 0, bytes: () => stored, forget: () => (known = false) };
  const ask: Ask = async (url, init) => {
    const headers = new Headers(init.headers);
    if (init.method === "POST") {
      known = true;
      tus.begun++;
      stored = new Uint8Array(0);
      return new Response(null, { status: 201, headers: { Location: "http://api.test/uploads/u1" } });
    }
    if (!known || !url.endsWith("/uploads/u1")) return new Response(null, { status: 404 });
    const offset = { "Upload-Offset": String(stored.length) };
    if (init.method === "HEAD") return new Response(null, { headers: offset });
    if (Number(headers.get("Upload-Offset")) !== stored.length) return new Response(null, { status: 409 });
    if (++pieces === cutAtPiece) throw new TypeError("cut");
    const piece = new Uint8Array(await (init.body as Blob).arrayBuffer());
    tus.sent += piece.length;
    stored = new Uint8Array([...stored, ...piece]);
    return new Response(null, { status: 204, headers: { "Upload-Offset": String(stored.length) } });
  };
  return { tus, upload: resumableUploads(options(ask)) };
}

function source(bytes: Uint8Array<ArrayBuffer>) {
  const noted: string[] = [];
  const file: UploadSource = {
    ...{ name: "bohrung.jpg", type: "image/jpeg", size: bytes.length },
    read: async (from, until) => new Blob([bytes.slice(from, until)]),
    onBegun: async (id) => void noted.push(id),
    onProgress: () => undefined,
  };
  return { file, noted };
}

describe("a large file", () => {
  const bytes = Uint8Array.from({ length: 1_300_000 }, (_, at) => at % 253);

  it("arrives whole, in pieces", async () => {
    const { tus, upload } = playedUploads();
    const { file, noted } = source(bytes);
    expect(await upload(file, signal)).toBe("u1");
    expect(Buffer.compare(tus.bytes(), bytes)).toBe(0);
    expect(noted).toEqual(["u1"]);
  });

  it("goes on where the connection was cut: nothing that arrived is sent again", async () => {
    const { tus, upload } = playedUploads(2);
    const { file } = source(bytes);
    await expect(upload(file, signal)).rejects.toMatchObject({ kind: "offline" });
    await upload({ ...file, begunAs: "u1" }, signal);
    expect([tus.begun, tus.sent]).toEqual([1, bytes.length]);
    expect(Buffer.compare(tus.bytes(), bytes)).toBe(0);
  });

  it("begins again when the server has forgotten it", async () => {
    const { tus, upload } = playedUploads(2);
    const { file } = source(bytes);
    await expect(upload(file, signal)).rejects.toMatchObject({ kind: "offline" });
    tus.forget();
    await upload({ ...file, begunAs: "u1" }, signal);
    expect(Buffer.compare(tus.bytes(), bytes)).toBe(0);
  });
});
