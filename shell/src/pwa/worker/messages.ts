import type { SavedFile, SavedKind, RemoteName, WantedFile } from "@ministry/contract";

/** What pages say to the worker; with a message port, it answers there when the work is done. */
export type ToWorker =
  /** The waiting worker may take over: the user agreed (the name is workbox-window's). */
  | { type: "SKIP_WAITING" }
  /**
   * The page has loaded: time to look for new builds and to cache what the page had read before it had a worker. `bytes`
   * came over the network for it; pages of before do not say.
   */
  | { type: "page-ready"; urls: string[]; bytes?: number }
  /** What this visit has cost, as a `VisitBytes`. */
  | { type: "visit-bytes" }
  /** Low data is on or off, by the visitor's choice or the browser's: said by each page at its start, and at a change. */
  | { type: "low-data"; on: boolean }
  /** Fetch ahead what a visitor may want without a connection. `opened` is the path of the page. */
  | { type: "warm-up"; opened?: string }
  /** Fetch the small pictures of everything: the visitor asked for them. */
  | { type: "keep-pictures" }
  /** What can be used without a connection, as an `OfflineState`. */
  | { type: "offline-state" }
  /** Look for new builds now. */
  | { type: "check" }
  /** A screen of this part was opened on this device. */
  | { type: "part-opened"; part: RemoteName }
  /** Nothing of the admin's may stay readable on the device. */
  | { type: "signed-out" }
  /** Save these publications. */
  | { type: "publications-save"; files: WantedFile[] }
  | { type: "publications-remove"; urls: string[] }
  /** Go on with what waits, and say what is saved: at a page's start, when the connection returns, and in between. */
  | { type: "publications-continue" }
  /** Fetch again the lists and details that are cached; the answer is whether all of them are current now. */
  | { type: "refresh" }
  /** Remove what is cached of a kind; saved publications are removed by their own message. */
  | { type: "clear"; what: SavedKind | "everything" }
  /** The site wants no worker any more. */
  | { type: "retire" };

/** What the worker answers at a message's port when it could not do what was asked. */
export interface WorkFailed {
  failed: string;
}

/** What the worker says to pages. */
export type FromWorker =
  /** A read answered from its copy has meanwhile changed, or is gone. */
  | { type: "read-updated"; url: string }
  /** A read is the same as its copy. */
  | { type: "read-current"; url: string }
  /**
   * A read was answered from its copy and could not be refreshed: `keptAt` is an ISO 8601 time. It is empty of a copy that
   * no page has asked for, when all are refreshed.
   */
  | { type: "read-kept"; url: string; keptAt: string }
  /** Builds that the next page will start with. */
  | { type: "builds-ready"; builds: Partial<Record<RemoteName, string>> }
  /** All publications asked for, with what has arrived of them. */
  | { type: "publications"; files: SavedFile[] }
  /** The device was full: these were evicted to make room. */
  | { type: "space-made"; gaveUp: "images" | "documents" };

/**
 * The outbox has a worker of its own, which the portal's pages alone register. No page lies under its scope: it
 * answers no requests.
 */
export const outboxWorkerUrl = "/outbox-worker.js";
export const outboxScope = "/outbox/";
/** The name under which the browser is asked to wake it, and of its notification. */
export const outboxSyncTag = "outbox";

/** What pages say to the outbox's worker. */
export type ToOutboxWorker =
  /** Send what waits, for as long as the browser lets a worker live. */
  { type: "drain" };
