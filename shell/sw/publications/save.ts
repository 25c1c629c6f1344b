import type { SavedFile, WantedFile } from "@ministry/contract";
import type { FromWorker } from "../../src/pwa/worker/messages.ts";
import { isFull, withRoom } from "../cache/make-room.ts";
import { changeEntry, readIndex, type SavedFileIndex, updateIndex } from "./saved-file-index.ts";
import { download, DownloadError } from "./download.ts";
import { arrived, dropPieces } from "./pieces.ts";
import { deleteSaved, matchSaved, putSaved } from "./saved.ts";

export type Emit = (message: FromWorker) => Promise<void>;

/** The download under way, so that removing a file also stops it. */
let running: { url: string; stop: AbortController } | undefined;

/** Puts files on the list of those to save; what is saved already, or failed, is asked for only where it is missing. */
export async function wantPublications(files: WantedFile[], emit: Emit): Promise<void> {
  await indexWithoutEvicted();
  const index = await updateIndex((before) => {
    const after = { ...before };
    for (const file of files) {
      if (before[file.url]?.state === "kept") continue;
      after[file.url] = { ...file, state: "waiting", received: before[file.url]?.received ?? 0 };
    }
    return after;
  });
  await broadcastSavedFiles(index, emit);
  await continuePublications(emit);
}

export async function removePublications(urls: string[], emit: Emit): Promise<void> {
  const index = await updateIndex((before) =>
    Object.fromEntries(Object.entries(before).filter(([url]) => !urls.includes(url))),
  );
  if (running && urls.includes(running.url)) running.stop.abort();
  for (const url of urls) {
    await deleteSaved(url);
    await dropPieces(url);
  }
  await broadcastSavedFiles(index, emit);
}

/**
 * Brings in what waits, one file after the other; stops at the first cut of the connection and is called
 * again by a page's timer or when the connection returns. Only one call works at a time.
 */
export async function continuePublications(emit: Emit): Promise<void> {
  await navigator.locks.request("sw-publications", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (let next = await nextWaiting(); next; next = await nextWaiting()) {
      if (!(await bringIn(next, emit))) return;
    }
  });
}

/** Files that stood in `loading` when the worker was killed wait again. */
const nextWaiting = async (): Promise<SavedFile | undefined> =>
  Object.values(await readIndex()).find(({ state }) => state === "waiting" || state === "loading");

/**
 * A connection that is cut after it has brought something is tried again at once.
 *
 * @returns false when there is no connection to go on with
 */
async function bringIn(file: SavedFile, emit: Emit): Promise<boolean> {
  const { url } = file;
  const before = (await arrived(url)).size;
  const stop = new AbortController();
  running = { url, stop };
  const settle = async (change: Partial<SavedFile>) =>
    broadcastSavedFiles(await changeEntry(url, change), emit);
  try {
    await settle({ state: "loading" });
    const progress = (received: number) => void settle({ received }).catch(() => undefined);
    const room = (what: "images" | "documents") => emit({ type: "space-made", gaveUp: what });
    const whole = await withRoom(async () => {
      const arrived = await download(file, progress, stop.signal);
      await putSaved(file, arrived);
      return arrived;
    }, room);
    await dropPieces(url);
    const { size } = whole;
    await settle({ state: "kept", size, received: size, keptAt: new Date().toISOString() });
  } catch (error) {
    if (error instanceof DownloadError && error.fault !== "connection") {
      await settle({ state: "failed", reason: error.fault, received: 0 });
    } else if (isFull(error)) {
      await dropPieces(url);
      await settle({ state: "failed", reason: "space", received: 0 });
    } else {
      await settle({ state: "waiting" });
      return stop.signal.aborted || (await arrived(url)).size > before;
    }
  } finally {
    running = undefined;
    // Removed while it was coming in.
    if (!(await readIndex())[url] && (await matchSaved(url))) await deleteSaved(url);
  }
  return true;
}

/** The index without the publications that the browser has evicted: they can be saved again. */
export async function indexWithoutEvicted(): Promise<SavedFileIndex> {
  const index = await readIndex();
  const evicted: string[] = [];
  for (const { url, state } of Object.values(index))
    if (state === "kept" && !(await matchSaved(url))) evicted.push(url);
  if (evicted.length === 0) return index;
  return updateIndex((now) =>
    Object.fromEntries(
      Object.entries(now).filter(([url, { state }]) => state !== "kept" || !evicted.includes(url)),
    ),
  );
}

/** Tells every page which files are saved and which are on their way. */
export const broadcastSavedFiles = (index: SavedFileIndex, emit: Emit): Promise<void> =>
  emit({ type: "publications", files: Object.values(index) });
