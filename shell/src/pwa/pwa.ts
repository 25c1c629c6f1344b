import type { Host, HostApart, LineState } from "@ministry/contract";
import type { ReactNode } from "react";
import type { Installing } from "./install/install.ts";
import { createStore, type Followed, type Store } from "./lib/store.ts";

/** What the page knows of its worker and its line, for the notices and for the remotes' `Host`. */
export interface Pwa {
  line: Followed<LineState>;
  /** When the copy was taken that the page shows for want of a connection (ISO 8601); empty when it shows none. */
  savedAt: Followed<string>;
  /** What is saved on the device; absent without a worker. */
  kept?: Host["kept"];
  /** Sending with no page open; absent without workers. */
  background?: Host["background"];
  /** Installing the site; absent where there is no browser. */
  install?: Installing;
  /** A quiet line at the lower edge: the page in another language, or the site among the apps; nothing as a rule. */
  hint: Store<ReactNode>;
  /** Opens the sign-in page of a network that puts itself between. */
  signInUrl?: string;
  /** What was evicted because the device is full; empty when nothing was. */
  gaveUp: Followed<string>;
  /** For remotes apart from the host's tree (`HostApart`). */
  onNewAnswers: HostApart["onNewAnswers"];
  /** Asks the API whether it can be reached. */
  checkConnection(): void;
  update: {
    /** A newer version waits for the user's consent. */
    ready: Followed<boolean>;
    /** The user agrees: the page is reloaded with it. */
    accept(): void;
  };
}

/** For where there is no browser: the same screen as in a page that has just started. */
export function idlePwa(): Pwa {
  return {
    line: createStore("online"),
    savedAt: createStore(""),
    gaveUp: createStore(""),
    hint: createStore<ReactNode>(undefined),
    onNewAnswers: () => () => undefined,
    checkConnection: () => undefined,
    update: { ready: createStore(false), accept: () => undefined },
  };
}
