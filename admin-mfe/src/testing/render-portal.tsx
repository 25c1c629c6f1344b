import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import type { Host } from "@ministry/contract";
import { setUpQueries } from "@ministry/shared-ui/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, getConfig, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, vi } from "vitest";
import { removeAllDrafts } from "../drafts/draft-store.ts";
import { createRoutes } from "../remote.tsx";

/** One request as the network saw it. */
export interface SentRequest {
  method: string;
  path: string;
  headers: Headers;
  body: RequestInit["body"];
}

export interface ReplyParts {
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
  /** In the place of JSON: an answer of somebody else, such as a captive portal's page. */
  text?: string;
  /** Nothing comes until the caller gives up. */
  never?: true;
}
export type Reply = ReplyParts | Promise<ReplyParts>;
export type Answer = (sent: SentRequest) => Reply | undefined;

const host: Host = {
  config: {
    apiBase: "http://api.test",
    siteBase: "http://site.test",
    storageBase: "http://api.test/storage",
    parts: [],
    serviceWorker: false,
    links: {},
  },
  line: { get: () => "online", subscribe: () => () => undefined },
};

/** Stands in for the network. What no `answer` knows is answered with 404. */
export function fakeNetwork(...answers: Answer[]) {
  const sent: SentRequest[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const request: SentRequest = {
      method: init.method ?? "GET",
      path: String(url).replace(host.config.apiBase, ""),
      headers: new Headers(init.headers),
      body: init.body ?? null,
    };
    sent.push(request);
    for (const answer of answers) {
      const reply = await answer(request);
      if (reply?.never) return giveUp(init.signal);
      if (reply) return responseOf(reply, request.headers.get("Idempotency-Key"));
    }
    return Response.json({ message: "Not found." }, { status: 404 });
  });
  return { sent, writes: () => sent.filter(({ method }) => method !== "GET") };
}

/** As our server does it: what was done under a key says so. */
function responseOf({ status = 200, json = {}, headers, text }: ReplyParts, key: string | null): Response {
  const init = { status, headers: { ...(key && status < 300 && { "Idempotency-Key": key }), ...headers } };
  return text === undefined ? Response.json(json, init) : new Response(text, init);
}

const giveUp = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("given up", "AbortError")));
  });

/** The API says that it is ours: it signs off what it took, and keeps keys and resumable uploads. */
export const ourServer: Answer = (sent) =>
  sent.path === "/healthz" ? { json: { service: "ministry-api" } } : undefined;

/** An answer to one kind of request. */
export const on =
  (method: string, path: string | RegExp, reply: Reply | ((sent: SentRequest) => Reply)): Answer =>
  (sent) => {
    if (sent.method !== method) return undefined;
    const fits = typeof path === "string" ? sent.path === path : path.test(sent.path);
    if (!fits) return undefined;
    return typeof reply === "function" ? reply(sent) : reply;
  };

export function signedIn(user: { _id?: string; name?: string } = { _id: "a1", name: "Officer" }) {
  localStorage.setItem("admin", JSON.stringify({ token: "token-1", user }));
}

/** The whole portal at an address, as the shell mounts it. */
export function renderPortal(address: string, { before = [] as string[] } = {}) {
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
  const router = createMemoryRouter(
    [...createRoutes(host), { path: "*", element: <p>Another part of the site</p> }],
    { initialEntries: [...before, address] },
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, at: () => router.state.location.pathname };
}

// jsdom knows no way to read a blob but the oldest one.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // Copied into a buffer of this realm: the platform's cryptography takes no other.
    reader.onload = () => resolve(structuredClone(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error as Error);
    reader.readAsArrayBuffer(this);
  });
};

setUpQueries({ configure, getConfig });

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  await removeAllDrafts();
  // A fresh device: each portal opens its queue again.
  globalThis.indexedDB = new IDBFactory();
});
