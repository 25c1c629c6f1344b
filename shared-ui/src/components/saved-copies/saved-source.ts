/** How much is saved of one kind, and from when (ISO 8601). */
interface Amount {
  entries: number;
  bytes: number;
  oldest?: string;
  newest?: string;
}

/** One publication that is saved or on its way. */
export interface SavedPublication {
  url: string;
  filename: string;
  /** Bytes of the whole file, and those that have arrived. */
  size: number;
  received: number;
  state: "waiting" | "loading" | "kept" | "failed";
  keptAt?: string;
}

export interface SavedState {
  site: Amount;
  reads: Amount;
  images: Amount;
  publications: Amount;
  opened: Amount;
  /** Bytes in use by the site, and bytes it may use. */
  usage?: number;
  quota?: number;
  /** The browser has promised not to clear the site's data by itself. */
  persisted: boolean;
  /** The browser lets the site save nothing on this page. Absent in a shell of before. */
  isRefused?: boolean;
}

export type SavedKind = "reads" | "images" | "publications" | "opened";

/** What the shell hands over for saving things (`Host.kept`), as far as the screens need it. */
export interface SavedSource {
  readonly publications: {
    get(): ReadonlyMap<string, SavedPublication>;
    subscribe(changed: () => void): () => void;
  };
  report(): Promise<SavedState>;
  remove(urls: string[]): Promise<void>;
  addressOf(url: string): string;
  clear(what: SavedKind | "everything"): Promise<void>;
  refresh(): Promise<boolean>;
  /** Fetches the small pictures of everything whose text is here; absent in a shell of before. */
  keepPictures?(): Promise<void>;
  /** `pictureBytes`: what `keepPictures` would download now. Absent in a shell of before. */
  offlineState?(): Promise<{ pictureBytes: number } | undefined>;
}
