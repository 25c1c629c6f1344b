import type { SiteConfig } from "@ministry/contract";
import { followLowData, isLowData } from "@ministry/shared-ui";
import { loadRarelyUsed } from "../../load-rarely-used.ts";
import { hasSession } from "../install/officers-app.ts";
import type { Registration } from "./register.ts";
import { noteNoWorker, postToWorker } from "./worker-channel.ts";

const checkBuilds = () => void postToWorker({ type: "check" });

const loadRegister = () => import("./register.ts");

/** Starts the worker once, however often it is asked for; `onUpdate` is called when a newer one waits. */
export function workerStart(config: SiteConfig, onUpdate: () => void) {
  let registration: Registration | undefined;
  let starting: Promise<void> | undefined;

  async function startOnce(): Promise<void> {
    try {
      if (!config.serviceWorker) return await (await loadRarelyUsed()).retireWorker();
      registration = await (
        await loadRegister()
      ).registerWorker(
        onUpdate,
        (urls, bytes) => void postToWorker({ type: "page-ready", urls, bytes }),
        checkBuilds,
      );
    } catch (error) {
      // The site works without a worker: a private window, or no connection.
      console.warn("no worker", error);
      return noteNoWorker();
    }
    void postToWorker({ type: "low-data", on: isLowData() });
    void postToWorker({ type: "warm-up", opened: location.pathname });
    if (hasSession()) void postToWorker({ type: "part-opened", part: "admin-mfe" });
    // A worker is there, whatever comes of the question whether it is still wanted.
    if (document.early.cameBack)
      await loadRarelyUsed().then((rarelyUsed) => rarelyUsed.retireIfUnwanted(), console.warn);
  }
  const start = (): Promise<void> => (starting ??= startOnce());

  followSwitch(() => {
    if (!starting && !isLowData()) return void start();
    void postToWorker({ type: "low-data", on: isLowData() });
    if (isLowData()) return;
    checkBuilds();
    void postToWorker({ type: "warm-up", opened: location.pathname });
  });
  return {
    start,
    /** The person agrees to a newer version: the page is reloaded with it. */
    accept: () => (registration ? registration.acceptUpdate() : location.reload()),
  };
}

/** Calls `onSwitch` in every tab, as soon as low data is switched in any of them. */
function followSwitch(onSwitch: () => void): void {
  let wasLowData = isLowData();
  followLowData(() => {
    // Browsers also tell of a connection that has merely become slower.
    if (isLowData() === wasLowData) return;
    wasLowData = isLowData();
    onSwitch();
  });
}

/** Under low data a worker is not fetched for somebody who has none; one that is there saves data. */
export async function startWhenWanted(start: () => Promise<void>): Promise<void> {
  const isThere = (await navigator.serviceWorker.getRegistration()) !== undefined;
  if (isThere || !isLowData() || hasSession()) await start();
}
