/**
 * A publication that is to open offline. `kept` and `keptAt` are names of before, which devices and released remotes
 * hold.
 */
export interface SavedFile {
  /** Public storage address; the file's identity. */
  url: string;
  /** Bytes of the whole file. */
  size: number;
  filename: string;
  mimetype: string;
  /** SHA-256 of the file in hex, where the API tells it: what arrived is compared with it. */
  sha256?: string;
  /** `waiting` for the connection or for its turn; `failed` will not pass by itself, see `reason`. */
  state: "waiting" | "loading" | "kept" | "failed";
  /** Bytes that have arrived. */
  received: number;
  /**
   * The file is gone, has another size than the list says, has other bytes (also at a second try), this device has no
   * room for it, or its browser allows no service worker, as in some private windows.
   */
  reason?: "gone" | "changed" | "damaged" | "space" | "worker";
  /** When it was whole (ISO 8601). */
  keptAt?: string;
}

/** What is needed to save a file. */
export type WantedFile = Pick<SavedFile, "url" | "size" | "filename" | "mimetype" | "sha256">;

/** Entries and bytes of one kind of saved things. */
export interface SavedAmount {
  entries: number;
  bytes: number;
  /** When the oldest and the newest of them came (ISO 8601); absent where nothing is noted. */
  oldest?: string;
  newest?: string;
}

/** What can be given up by itself: texts, pictures, publications saved on purpose, documents that were only opened. */
export type SavedKind = "reads" | "images" | "publications" | "opened";

export interface SavedReport {
  /** The portal's own files. */
  site: SavedAmount;
  /** Lists and details that were read. */
  reads: SavedAmount;
  images: SavedAmount;
  /** Publications saved on purpose. */
  publications: SavedAmount;
  /** Documents that were only opened; given up first when space runs out. */
  opened: SavedAmount;
  /** Bytes in use by the site, and bytes it may use, as the browser estimates them. */
  usage?: number;
  quota?: number;
  /** The browser has promised not to clear the site's data by itself. */
  persisted: boolean;
  /** The browser lets the site save nothing on this page: it refused the worker. Absent in a shell of before. */
  isRefused?: boolean;
}

/** What was downloaded in a visit, by its pages and the worker. */
export interface VisitBytes {
  bytes: number;
  /** There was more: of some answers the browser does not tell the size. */
  isLeast: boolean;
}

/** What can be used without a connection. */
export interface OfflineState {
  /** All files of the site's own pages are on this device, so that each of them opens. */
  isWhole: boolean;
  /** Bytes that `keepPictures` would download now; 0 also where hosts do not tell sizes. */
  pictureBytes: number;
}

/** Saving for offline use, as the remotes' screens see it. */
export interface SavedContent {
  /** Publications asked for, by storage address; a React external store. */
  readonly publications: {
    get(): ReadonlyMap<string, SavedFile>;
    subscribe(changed: () => void): () => void;
  };
  /** Brings files in, one after the other, resuming after a cut; asks the browser to keep the site's data for good. */
  save(files: WantedFile[]): Promise<void>;
  remove(urls: string[]): Promise<void>;
  /** Address that opens a stored document online and offline (`download` offers it as a file). */
  addressOf(url: string, how?: "view" | "download"): string;
  report(): Promise<SavedReport>;
  /** Addresses of the lists and details that are cached, as the API is asked for them. */
  reads(): Promise<string[]>;
  /** Removes what is saved, but neither the outbox nor the portal's own files; resolves when it is gone. */
  clear(what: SavedKind | "everything"): Promise<void>;
  /** Fetches again what is cached of the lists and details; resolves with whether all of it is up to date now. */
  refresh(): Promise<boolean>;
  /** Fetches the small pictures of everything whose text is here; absent in a shell of before. */
  keepPictures?(): Promise<void>;
  /** `undefined` while no worker answers; absent in a shell of before. */
  offlineState?(): Promise<OfflineState | undefined>;
  /** What this visit has cost so far; `undefined` while no worker counts. Absent in a shell of before. */
  visitBytes?(): Promise<VisitBytes | undefined>;
}
