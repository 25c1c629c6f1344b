// @vitest-environment jsdom
import type { SiteConfig } from "@ministry/contract";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPwa } from "./start-pwa.ts";

const config: SiteConfig = {
  apiBase: "https://api.example",
  siteBase: "https://site.example",
  storageBase: "https://api.example/storage",
  parts: [],
  serviceWorker: true,
  links: {},
};
const takenAt = "2026-11-23T08:00:00.000Z";
let answer: () => Response;
let worker: EventTarget;

beforeEach(() => {
  answer = () => Response.json({ service: "ministry-api" });
  vi.stubGlobal("fetch", async () => answer());
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  // What waits for an idle page would run when the test is over, and its document gone.
  vi.stubGlobal("requestIdleCallback", () => 0);
  document.early = { cameBack: false } as typeof document.early;
  worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ active: { postMessage: () => undefined } }),
    startMessages: () => undefined,
    getRegistration: () => new Promise(() => undefined),
  });
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const showCopy = () =>
  worker.dispatchEvent(
    new MessageEvent("message", {
      data: { type: "read-kept", url: "https://api.example/water", keptAt: takenAt },
    }),
  );

/** A page that shows an answer, until it is left. */
function openPage(queryClient: QueryClient): () => void {
  const query = { queryKey: ["water"], queryFn: async () => [1] };
  return new QueryObserver(queryClient, query).subscribe(() => undefined);
}

test("a copy's time is shown until its page is left", async () => {
  const queryClient = new QueryClient();
  const { savedAt } = startPwa({ queryClient, config });
  const leave = openPage(queryClient);
  showCopy();
  expect(savedAt.get()).toBe(takenAt);
  leave();
  await vi.waitFor(() => expect(savedAt.get()).toBe(""));
});

test("without a connection it stays: other pages are shown from copies too", async () => {
  const queryClient = new QueryClient();
  const { line, savedAt } = startPwa({ queryClient, config });
  const leave = openPage(queryClient);
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  showCopy();
  await vi.waitFor(() => expect(line.get()).toBe("unreachable"));
  leave();
  await new Promise((done) => setTimeout(done, 10));
  expect(savedAt.get()).toBe(takenAt);
});

test("the hint at installing takes no place of another one that came while it was loaded", async () => {
  document.early = { cameBack: true } as typeof document.early;
  const { hint } = startPwa({ queryClient: new QueryClient(), config });
  dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: async () => undefined }));
  hint.set("another hint");
  const { loadRarelyUsed } = await import("../load-rarely-used.ts");
  await loadRarelyUsed();
  await new Promise((done) => setTimeout(done, 10));
  expect(hint.get()).toBe("another hint");
});
