import type { SavedContent, SavedFile, WantedFile } from "@ministry/contract";
import { whenIdle } from "../lib/idle.ts";
import { createStore, type Store } from "../lib/store.ts";
import { onWorkerMessage, postToWorker } from "../worker/worker-channel.ts";
import { loadRarelyUsed } from "../../load-rarely-used.ts";
import { reminders } from "./reminders.ts";

export interface SavedOptions {
  storageBase: string;
  /** Registers the worker where low data had left it out: the person asks for something that needs it. */
  startWorker(): Promise<void>;
  /** Calls the listener when the connection comes back. */
  onOnline(listener: () => void): void;
}

/**
 * What the screens use to save things for offline use. The worker does the work, and goes on for a while when the
 * page is closed; the page reminds it and shows what it says.
 */
export function createSaved({ storageBase, startWorker, onOnline }: SavedOptions): SavedContent {
  const publications: Store<ReadonlyMap<string, SavedFile>> = createStore(new Map());
  const goOn = () => void postToWorker({ type: "publications-continue" });
  const watch = reminders(goOn);
  onWorkerMessage((message) => {
    if (message.type !== "publications") return;
    publications.set(byUrl(message.files));
    watch(message.files);
  });
  const rest = async () => (await loadRarelyUsed()).onDemand(publications);
  onOnline(goOn);
  whenIdle(goOn);

  return {
    publications,
    async save(files) {
      // Refused in a fresh profile and where the user said no: the files are saved all the same. Not waited for: Firefox
      // asks the person, who may never answer.
      void navigator.storage?.persist?.().catch(() => false);
      void startWorker();
      if (await postToWorker({ type: "publications-save", files })) return;
      publications.set(new Map([...publications.get(), ...byUrl(files.map(failed))]));
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

const byUrl = (files: readonly SavedFile[]) => new Map(files.map((file) => [file.url, file]));

/** As no worker took it. */
const failed = (file: WantedFile): SavedFile => ({
  ...file,
  state: "failed",
  reason: "worker",
  received: 0,
});
