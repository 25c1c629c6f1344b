/**
 * The share contract: all that the shell and a remote have to agree on at run time.
 *
 * The shell hands its own copies of these packages to the remotes (DESIGN.md, section 2). A shared package is
 * limited to the names listed here, so that what nobody uses is not shipped; a build plugin fails a remote that
 * uses another name. Adding a name: list it here, raise `contractVersion`, release the shell, then the remotes.
 */
export const contractVersion = 1;

/** Shared packages and the names a remote may import; `"*"` means the whole package. */
export const sharedNames = {
  react: "*",
  "react/jsx-runtime": "*",
  "react-dom": "*",
  "react-router-dom": [
    "Link",
    "NavLink",
    "Navigate",
    "Outlet",
    "generatePath",
    "useBlocker",
    "useLocation",
    "useNavigate",
    "useNavigationType",
    "useParams",
    "useSearchParams",
  ],
  "@tanstack/react-query": ["keepPreviousData", "queryOptions", "useQueries", "useQuery", "useQueryClient"],
} as const;

/** The parts that are released on their own. */
export type PartName = "shell" | "public-mfe" | "admin-mfe";
export type RemoteName = Exclude<PartName, "shell">;

/** One remote as the site's `config.json` names it. */
export interface RemoteConfig {
  name: RemoteName;
  /** Address of the folder the part is deployed to, ending in a slash: `/parts/public/` or another origin's. */
  base: string;
  /** Route patterns the part answers for while its manifest can't be read; `"*"` takes what nobody else claims. */
  paths: string[];
}

/** `config.json` at the site's root: the only run-time configuration of the browser side. */
export interface SiteConfig {
  /** The site's own address as visitors see it, without a slash at the end: what is passed on begins with it. */
  siteBase: string;
  /** The API's origin, without a slash at the end. */
  apiBase: string;
  /** Where stored images and files are served from, without a slash at the end. */
  storageBase: string;
  parts: RemoteConfig[];
  /** `false` unregisters the service worker on the next visit (kill switch); the outbox is spared. */
  serviceWorker: boolean;
  /** Destinations the specification leaves open (AMB-24); an entry left out is shown without a link. */
  links: Partial<Record<ExternalLink, string>>;
}

/** The destinations the ministry may set (`SITE_LINKS`). */
export const externalLinks = [
  "facebook",
  "twitter",
  "youtube",
  "travelRequestForm",
  "ministryReportingTemplate",
  "partnerRegistrationForm",
  "vendorRegistrationForm",
  "washAssessmentTool",
  "energyAssessmentTool",
] as const;
export type ExternalLink = (typeof externalLinks)[number];

/** `asset-manifest.json`: the one mutable file of a part's deployment; writing it is the release. */
export interface AssetManifest {
  schema: 1;
  name: PartName;
  /** Hash over `files`: equal builds have equal ids. */
  buildId: string;
  /** The `contractVersion` the part was built against. */
  contract: number;
  /** File to load first, relative to the part's base. */
  entry: string;
  /** Every file of the build: path relative to the base, SRI hash, size in bytes. */
  files: [path: string, integrity: string, bytes: number][];
  /** Files needed before any page of the part can render. */
  init: string[];
  /** Route pattern → further files (js, css) its page needs. */
  routes: Record<string, string[]>;
}

/** What a page needs to know of a build: the manifest without its list of all files. */
export interface Pin {
  buildId: string;
  contract: number;
  entry: string;
  /** SRI hash of `entry` and of every file named in `init` and `routes`. */
  integrity: Record<string, string>;
  init: string[];
  routes: Record<string, string[]>;
}

/** The JSON in `<script type="application/json" id="boot">`: the builds this page is pinned to for its life. */
export interface Boot {
  config: SiteConfig;
  pins: Partial<Record<RemoteName, Pin>>;
  /** Build id of the public part that made the HTML in the page; absent when nothing was prerendered. */
  prerendered?: string;
}

/**
 * The JSON in `<script type="application/json" id="answers">`: what the API answered to the questions of this page's
 * screen when its HTML was made, by the question's key. It goes with the build named in `Boot.prerendered`.
 */
export type Answers = [key: readonly unknown[], data: unknown][];

/** What the shell hands to a remote's `createRoutes`. */
export interface Host {
  readonly config: SiteConfig;
  /** What is known of the line to the API; a React external store. */
  readonly line: {
    get(): LineState;
    subscribe(changed: () => void): () => void;
  };
  /** What this device keeps for use without a line; absent where the browser has no service worker. */
  readonly kept?: Kept;
  /** Sending with no page open; absent where the browser has no service worker. */
  readonly background?: Background;
  /** Installing the site like an app; absent where there is no browser. */
  readonly install?: Install;
}

/** The worker that sends an admin's queue while no page is open. Visitors never load it. */
export interface Background {
  /** Has the worker on this device, for when the line is gone. */
  prepare(): Promise<void>;
  /** Asks the browser to wake it as soon as there is a line; where that is unknown, wakes it now for a while. */
  wake(): Promise<void>;
  /** Shows a notification in its name, if the person has allowed it. */
  notify(title: string, body: string): Promise<void>;
}

/** Installing the site on the device, as the remotes' screens see it; a React external store. */
export interface Install {
  get(): InstallState;
  subscribe(changed: () => void): () => void;
  /** Opens the browser's own question; resolves with whether the person agreed. Nothing happens unless `offered`. */
  ask(): Promise<boolean>;
}

/**
 * `installed`: the page runs as an installed app. `offered`: the browser installs it when asked. `by-hand`: the person
 * finds the way in the browser's menu, if there is one.
 */
export type InstallState = "installed" | "offered" | "by-hand";

/** A publication that is to open without a line. */
export interface KeptFile {
  /** Public storage address; the file's identity. */
  url: string;
  /** Bytes of the whole file. */
  size: number;
  filename: string;
  mimetype: string;
  /** SHA-256 of the file in hex, where the API tells it: what arrived is compared with it. */
  sha256?: string;
  /** `waiting` for the line or for its turn; `failed` will not pass by itself, see `reason`. */
  state: "waiting" | "loading" | "kept" | "failed";
  /** Bytes that have arrived. */
  received: number;
  /**
   * The file is gone, has another size than the list says, has other bytes (also at a second try), or this device
   * has no room for it.
   */
  reason?: "gone" | "changed" | "damaged" | "space";
  /** When it was whole (ISO 8601). */
  keptAt?: string;
}

/** What is needed to keep a file. */
export type WantedFile = Pick<KeptFile, "url" | "size" | "filename" | "mimetype" | "sha256">;

/** Entries and bytes of one kind of kept things. */
export interface KeptAmount {
  entries: number;
  bytes: number;
  /** When the oldest and the newest of them came (ISO 8601); absent where nothing is noted. */
  oldest?: string;
  newest?: string;
}

/** What can be given up by itself: texts, pictures, publications saved on purpose, documents that were only opened. */
export type KeptKind = "reads" | "images" | "publications" | "opened";

export interface KeptReport {
  /** The portal's own files. */
  site: KeptAmount;
  /** Lists and details that were read. */
  reads: KeptAmount;
  images: KeptAmount;
  /** Publications saved on purpose. */
  publications: KeptAmount;
  /** Documents that were only opened; given up first when space runs out. */
  opened: KeptAmount;
  /** Bytes in use by the site, and bytes it may use, as the browser estimates them. */
  usage?: number;
  quota?: number;
  /** The browser has promised not to clear the site's data by itself. */
  persisted: boolean;
}

/** Saving for offline use, as the remotes' screens see it. */
export interface Kept {
  /** Publications asked for, by storage address; a React external store. */
  readonly publications: {
    get(): ReadonlyMap<string, KeptFile>;
    subscribe(changed: () => void): () => void;
  };
  /** Brings files in, one after the other, resuming after a cut; asks the browser to keep the site's data for good. */
  save(files: WantedFile[]): Promise<void>;
  remove(urls: string[]): Promise<void>;
  /** Address that opens a stored document with or without a line (`download` offers it as a file). */
  addressOf(url: string, how?: "view" | "download"): string;
  report(): Promise<KeptReport>;
  /** Addresses of the lists and details that are kept, as the API is asked for them. */
  reads(): Promise<string[]>;
  /** Gives up what is kept, but neither the outbox nor the portal's own files; resolves when it is gone. */
  clear(what: KeptKind | "everything"): Promise<void>;
  /** Fetches anew what is kept of the lists and details; resolves with whether the API answered. */
  refresh(): Promise<boolean>;
}

/**
 * `online`: the API answered last time we asked. `offline`: the browser says there is no network.
 * `unreachable`: there is a network, but the API does not answer. `captive`: somebody else answers in its place, as
 * the sign-in page of a hotel's network does.
 */
export type LineState = "online" | "offline" | "unreachable" | "captive";

/**
 * Photos shared into the installed app (the manifest's `share_target`): the worker takes the browser's POST to
 * `action`, keeps each file in the cache and leads to the portal's `screen`; that screen reads them from there.
 */
export const sharedPhotos = {
  action: "/share-photos",
  /** The form field of the files. */
  field: "photos",
  screen: "/AdminSharedPhotos",
  /** Its prefix says that a sign-out clears it. */
  cache: "private:shared-photos",
  /** Headers of a kept file: its name (encoded), when it was taken (milliseconds), and, once a screen showed it, whose it is. */
  headers: { name: "x-file-name", taken: "x-last-modified", owner: "x-owner" },
} as const;

/** Why photos that were shared are not there: told to the screen as `?problem=`. */
export type SharingProblem = "no-worker" | "not-kept";
