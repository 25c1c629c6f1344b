/** What a test host answers: a status and a JSON value, a raw text, or a broken connection. */
export type Reply =
  { status?: number; json?: unknown; text?: string; headers?: Record<string, string> } | "cut";

interface SeenRequest {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

/** A host on the network's far side: answers by method and path, and remembers what it was asked. */
export function fakeHost(replies: Record<string, Reply>) {
  const seen: SeenRequest[] = [];
  const fetch = (async (input: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const path = input.replace("http://api.test", "");
    seen.push({ method, path, headers: new Headers(init.headers), body: init.body });
    const reply = replies[`${method} ${path}`] ?? { status: 404, json: { message: "Not found." } };
    if (reply === "cut") throw new TypeError("fetch failed");
    const text = reply.text ?? (reply.json === undefined ? "" : JSON.stringify(reply.json));
    return new Response(text === "" ? null : text, { status: reply.status ?? 200, headers: reply.headers });
  }) as typeof globalThis.fetch;
  return { fetch, seen, asked: () => seen.map(({ method, path }) => `${method} ${path}`) };
}

export const base = { apiBase: "http://api.test/", storageBase: "https://store.example/" };
