// @vitest-environment jsdom
import type { SavedFile } from "@ministry/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSaved } from "./saved.ts";

const storageBase = "https://api.example/storage";
const url = `${storageBase}/report.pdf`;
const file = { url, size: 10, filename: "Report.pdf", mimetype: "application/pdf" };
const fileIn = (state: SavedFile["state"]): SavedFile => ({ ...file, state, received: 0 });

let container: EventTarget & { controller: object | null; posted: unknown[] };
let lineReturned: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const posted: unknown[] = [];
  const active = { postMessage: (message: unknown) => posted.push(message) };
  container = Object.assign(new EventTarget(), {
    controller: active as object | null,
    ready: Promise.resolve({ active }),
    startMessages: () => undefined,
    posted,
  });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const create = () =>
  createSaved({
    storageBase,
    startWorker: async () => undefined,
    onOnline: (listener) => (lineReturned = listener),
  });
const workerSays = (data: unknown) => container.dispatchEvent(new MessageEvent("message", { data }));
const reminders = () =>
  container.posted.filter((message) => (message as { type: string }).type === "publications-continue").length;

test("the screens see what the worker says of the publications", () => {
  const { publications } = create();
  workerSays({ type: "publications", files: [fileIn("loading")] });
  expect(publications.get().get(url)).toEqual(fileIn("loading"));
  workerSays({ type: "publications", files: [] });
  expect(publications.get().size).toBe(0);
});

test("the worker is reminded while something waits, also when it has died, and no longer", async () => {
  create();
  await vi.advanceTimersByTimeAsync(10_000);
  const atStart = reminders();
  workerSays({ type: "publications", files: [fileIn("waiting")] });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(reminders()).toBe(atStart + 3);
  workerSays({ type: "publications", files: [fileIn("kept")] });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(reminders()).toBe(atStart + 3);
});

test("the return of the connection reminds at once", async () => {
  create();
  await vi.advanceTimersByTimeAsync(10_000);
  const before = reminders();
  lineReturned();
  await vi.advanceTimersByTimeAsync(0);
  expect(reminders()).toBe(before + 1);
});

test("a stored document is opened through the worker where there is one", () => {
  const { addressOf } = create();
  expect(addressOf(url)).toBe("/kept/report.pdf");
  expect(addressOf(url, "download")).toBe("/kept/report.pdf?download");
  expect(addressOf("https://elsewhere.example/report.pdf")).toBe("https://elsewhere.example/report.pdf");
  container.controller = null;
  expect(addressOf(url)).toBe(url);
});

test("saving asks the browser to keep the site's data, and goes on when it refuses", async () => {
  const persist = vi.fn().mockRejectedValue(new Error("refused"));
  vi.stubGlobal("navigator", Object.assign(navigator, { storage: { persist } }));
  await create().save([file]);
  expect(persist).toHaveBeenCalled();
  expect(container.posted).toContainEqual({ type: "publications-save", files: [file] });
  vi.unstubAllGlobals();
});

test("where the browser allows no worker, a publication is not saved and says why", async () => {
  Object.assign(container, { ready: new Promise(() => undefined), controller: null });
  vi.resetModules();
  const { noteNoWorker } = await import("../worker/worker-channel.ts");
  const { createSaved: createHere } = await import("./saved.ts");
  const startWorker = async () => noteNoWorker();
  const { publications, save } = createHere({ storageBase, startWorker, onOnline: () => undefined });
  await save([file]);
  expect(publications.get().get(url)).toEqual({ ...fileIn("failed"), reason: "worker" });
});
