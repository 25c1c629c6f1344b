import type { SavedContent } from "./saved.ts";
import type { Language } from "../languages/languages.ts";
import type { LiteReason } from "../site/low-data-choice.ts";
import type { SiteConfig } from "../site/site-config.ts";

/** What the shell hands to a remote's `createRoutes`. */
export interface Host {
  readonly config: SiteConfig;
  /**
   * The language of the page, for its whole life: another one is another page. Absent in shells of before, whose pages
   * are in English.
   */
  readonly language?: Language;
  /** What is known of the connection to the API; a React external store. */
  readonly line: {
    get(): LineState;
    subscribe(changed: () => void): () => void;
  };
  /**
   * Asks the API now whether it can be reached: for a remote that has learned it sooner than the next question. Absent
   * in shells of before, and where there is no browser.
   */
  readonly checkConnection?: () => void;
  /** What this device keeps for use offline; absent where the browser has no service worker. */
  readonly kept?: SavedContent;
  /** Sending with no page open; absent where the browser has no service worker. */
  readonly background?: Background;
  /** Installing the site like an app; absent where there is no browser. */
  readonly install?: Install;
  /**
   * The page is rendered for the lite edition, where no script runs, and why; on the site's server alone. Shells of before
   * give `true`.
   */
  readonly lite?: LiteReason | true;
  /** For a remote that has a React root or a query cache of its own; absent in the host's tree. */
  readonly apart?: HostApart;
}

/** What a remote gets from the host by calls where it can't get it through React's contexts. */
export interface HostApart {
  /** Returns whether the remote serves an address; other addresses belong to other remotes. */
  serves(pathname: string): boolean;
  /** Leads to an address of another remote. `href` is path, query and hash. */
  navigate(href: string): void;
  /** Fetches and checks the files of the page behind a route pattern; resolves when they may be imported. */
  admit(pattern: string): Promise<void>;
  /** Emits whenever the API may answer otherwise than before: the device is online again, or a cached answer changed. */
  onNewAnswers(listener: () => void): () => void;
  /** A request of the remote's failed: the host checks the connection. */
  requestFailed(): void;
  /** A screen of the remote failed while it was rendered. */
  screenFailed(error: unknown): void;
}

/** The worker that sends an admin's queue while no page is open. Visitors never load it. */
export interface Background {
  /** Has the worker on this device, for when there is no connection. */
  prepare(): Promise<void>;
  /** Asks the browser to wake it as soon as there is a connection; where that is unknown, wakes it now for a while. */
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

/**
 * `online`: the API answered last time we asked. `offline`: the browser says there is no network.
 * `unreachable`: there is a network, but the API does not answer. `captive`: somebody else answers in its place, as
 * the sign-in page of a hotel's network does.
 */
export type LineState = "online" | "offline" | "unreachable" | "captive";
