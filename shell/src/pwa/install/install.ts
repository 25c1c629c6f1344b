import type { Install, InstallState } from "@ministry/contract";
import { store, stored } from "../../storage.ts";
import { createStore, type Followed } from "../lib/store.ts";

/** Remembers on this device that the hint was dismissed. */
const dismissedKey = "install-hint-sent-away";

/** Chromium's offer to install the site; held until the person asks, and good for one question. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

export interface Installing extends Install {
  /** Whether the quiet hint is shown, and what it can offer: the browser's question, or the way through its menu. */
  hint: Followed<"" | "ask" | "explain">;
  /** Hides the hint for good. */
  dismiss(): void;
}

/**
 * Follows whether the site can be installed. The hint is for those who came back: on a first visit nobody knows yet
 * whether the site is worth a place among the apps.
 *
 * @param cameBack the page was opened through the worker of an earlier visit
 */
export function createInstalling(cameBack: boolean): Installing {
  const state = createStore<InstallState>(runsInstalled() ? "installed" : "by-hand");
  const hint = createStore<"" | "ask" | "explain">("");
  let offer: InstallOffer | undefined;

  const suggest = (what: "ask" | "explain") => {
    if (cameBack && state.get() !== "installed" && !stored(dismissedKey)) hint.set(what);
  };
  addEventListener("beforeinstallprompt", (event) => {
    // Without this Chromium shows a banner of its own.
    event.preventDefault();
    offer = event as InstallOffer;
    state.set("offered");
    suggest("ask");
  });
  addEventListener("appinstalled", () => {
    state.set("installed");
    hint.set("");
  });
  // Only Safari has the property, and it offers nothing by itself.
  if (isTouchSafari()) suggest("explain");

  const dismiss = () => {
    hint.set("");
    store(dismissedKey, "yes");
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    hint,
    dismiss,
    async ask() {
      if (!offer) return false;
      const asked = offer;
      offer = undefined;
      hint.set("");
      const { outcome } = await asked.prompt();
      if (outcome === "accepted") return true;
      state.set("by-hand");
      dismiss();
      return false;
    },
  };
}

const runsInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);

const isTouchSafari = (): boolean => "standalone" in navigator && navigator.maxTouchPoints > 1;
