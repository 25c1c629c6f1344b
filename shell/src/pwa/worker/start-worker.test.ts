// @vitest-environment jsdom
import type { SiteConfig } from "@ministry/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const parts = vi.hoisted(() => ({ register: vi.fn(), loadRarelyUsed: vi.fn() }));
vi.mock("./register.ts", () => ({ registerWorker: parts.register }));
vi.mock("../../load-rarely-used.ts", () => ({ loadRarelyUsed: parts.loadRarelyUsed }));

const config = { serviceWorker: true } as SiteConfig;
const cut = new TypeError("Failed to fetch dynamically imported module");

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const container = Object.assign(new EventTarget(), { ready: new Promise(() => undefined) });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  document.early = { cameBack: true } as typeof document.early;
  parts.register.mockResolvedValue({ acceptUpdate: () => undefined });
  parts.loadRarelyUsed.mockResolvedValue({ retireIfUnwanted: async () => undefined });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

/** Starts the worker; returns whether the page was told that it gets none. */
async function isRefusedAfterStart(settings = config): Promise<boolean> {
  const { workerStart } = await import("./start-worker.ts");
  const { isWorkerRefused } = await import("./worker-channel.ts");
  await workerStart(settings, () => undefined).start();
  return isWorkerRefused();
}

test("a browser that refuses the worker keeps nothing", async () => {
  parts.register.mockRejectedValue(new DOMException("no", "SecurityError"));
  expect(await isRefusedAfterStart()).toBe(true);
});

test("a worker that runs is there, also where a file of the page could not be loaded after it", async () => {
  parts.loadRarelyUsed.mockRejectedValue(cut);
  expect(await isRefusedAfterStart()).toBe(false);
});

test("a site without a worker starts, also where the file that removes the old one could not be loaded", async () => {
  parts.loadRarelyUsed.mockRejectedValue(cut);
  expect(await isRefusedAfterStart({ ...config, serviceWorker: false })).toBe(true);
});
