import type { SavedContent, SavedFile, WantedFile } from "@ministry/contract";
import { whenIdle } from "../lib/idle.ts";
import { createStore, type Store } from "../lib/store.ts";
import { onWorkerMessage, postToWorker } from "../worker/worker-channel.ts";
import { loadSeldom } from "../../load-seldom.ts";

/**
 * While files wait, the worker is reminded: browsers end a worker that works for minutes on one event. Soon after a
 * cut, which is often short; more and more seldom while nothing arrives.
 */
const firstReminderMs = 5_000;
const maxReminderMs = 40_000;

export interface SavedOptions {
  storageBase: string;
  /** Registers the worker where low data had left it out: the person asks for something that needs it. */
  startWorker(): Promise<void>;
  /** Hears when the connection comes back. */
  onOnline(listener: () => void): void;
}

/**
 * What the screens use to save things for offline use. The worker does the work, and goes on for a while when the
 * page is closed; the page reminds it and shows what it says.
 */
export function createSaved({ storageBase, startWorker, onOnline }: SavedOptions): SavedContent {
  const publications: Store<ReadonlyMap<string, SavedFile>> = createStore(new Map());
  let reminder: ReturnType<typeof setTimeout> | undefined;
  let reminderMs = firstReminderMs;
  let received = 0;
  const goOn = () => void postToWorker({ type: "publications-continue" });
  // Reminds until the worker says that nothing is under way: a killed worker says nothing.
  const remind = () => {
    goOn();
    reminderMs = Math.min(2 * reminderMs, maxReminderMs);
    reminder = setTimeout(remind, reminderMs);
  };

  onWorkerMessage((message) => {
    if (message.type !== "publications") return;
    publications.set(new Map(message.files.map((file) => [file.url, file])));
    clearTimeout(reminder);
    const before = received;
    received = message.files.reduce((sum, file) => sum + file.received, 0);
    if (received !== before) reminderMs = firstReminderMs;
    const isUnderWay = message.files.some(({ state }) => state === "waiting" || state === "loading");
    if (isUnderWay) reminder = setTimeout(remind, reminderMs);
  });
  const fail = (files: WantedFile[]) => {
    const failed = files.map((file): SavedFile => ({
      ...file,
      state: "failed",
      reason: "worker",
      received: 0,
    }));
    publications.set(new Map([...publications.get(), ...failed.map((file) => [file.url, file] as const)]));
  };
  const rest = async () => (await loadSeldom()).onDemand(publications);
  onOnline(goOn);
  whenIdle(goOn);

  return {
    publications,
    async save(files) {
      // Refused in a fresh profile and where the user said no: the files are saved all the same. Not waited for: Firefox
      // asks the person, who may never answer.
      void navigator.storage?.persist?.().catch(() => false);
      void startWorker();
      if (!(await postToWorker({ type: "publications-save", files }))) fail(files);
    },
    remove: async (urls) => void (await postToWorker({ type: "publications-remove", urls })),
    addressOf(url, how = "view") {
      const isStored = url.startsWith(`${storageBase}/`) && navigator.serviceWorker.controller;
      if (!isStored) return url;
      return `/kept/${url.slice(storageBase.length + 1)}${how === "download" ? "?download" : ""}`;
    },
    report: async () => (await rest()).report(),
    reads: async () => (await rest()).reads(),
    async clear(what) {
      void startWorker();
      await (await rest()).clear(what);
    },
    async refresh() {
      void startWorker();
      return (await rest()).refresh();
    },
    offlineState: async () => (await rest()).offlineState(),
    visitBytes: async () => (await rest()).visitBytes(),
    async keepPictures() {
      void startWorker();
      await (await rest()).keepPictures();
    },
  };
}
