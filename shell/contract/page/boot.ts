import type { Pin } from "../releases/asset-manifest.ts";
import type { RemoteName, SiteConfig } from "../site/site-config.ts";

/** The JSON in `<script type="application/json" id="boot">`: the builds this page is pinned to for its life. */
export interface Boot {
  config: SiteConfig;
  pins: Partial<Record<RemoteName, Pin>>;
  /** Build id of the public part that made the HTML in the page; absent when nothing was prerendered. */
  prerendered?: string;
  /** The HTML has places for what the API knows: it was made without asking. */
  isUnanswered?: boolean;
  /** The HTML was saved on this device at an earlier visit: what it shows may have changed since. */
  isSaved?: boolean;
}

/**
 * The JSON in `<script type="application/json" id="answers">`: what the API answered to the questions of this page's
 * screen when its HTML was made, by the question's key. It goes with the build named in `Boot.prerendered`.
 */
export type Answers = [key: readonly unknown[], data: unknown][];
