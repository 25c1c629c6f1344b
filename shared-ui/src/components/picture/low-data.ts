import { useSyncExternalStore } from "react";

const storedUnder = "low-data";
const changed = "ministry:low-data";

/** `on` and `off` are the visitor's own choice; without one the browser's Save-Data decides. */
type Choice = "on" | "off" | null;

/** Whether pictures should wait until they are asked for. */
export function isLowData(): boolean {
  const choice = storedChoice();
  return choice ? choice === "on" : saveDataAsked();
}

/** Remembers the visitor's choice on this device; every picture on the page follows at once. */
export function setLowData(on: boolean): void {
  choiceOfThisPage = on ? "on" : "off";
  // In a cookie: the site's server answers with pages of the lite edition, which switch it as well.
  document.cookie = `${storedUnder}=${choiceOfThisPage}; path=/; max-age=31536000; samesite=lax`;
  try {
    // Other tabs hear of it.
    localStorage.setItem(storedUnder, choiceOfThisPage);
  } catch {
    // Storage is closed (private window, blocked).
  }
  dispatchEvent(new Event(changed));
}

/** As `isLowData`, followed while it changes. `false` while the page is being prerendered. */
export function useLowData(): boolean {
  return useSyncExternalStore(followLowData, isLowData, () => false);
}

/** Lasts as long as the page where the browser takes no cookies. */
let choiceOfThisPage: Choice = null;

const storedChoice = (): Choice =>
  (/(?:^|; )low-data=(on|off)/.exec(document.cookie)?.[1] as Choice | undefined) ?? choiceOfThisPage;

const saveDataAsked = (): boolean => connectionOf()?.saveData === true;

type Connection = Partial<EventTarget> & { saveData?: boolean };

const connectionOf = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** Calls `onChange` when it may have changed: here, in another tab, or in the browser's settings. */
export function followLowData(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storedUnder || key === null) onChange();
  };
  const stop = new AbortController();
  addEventListener(changed, onChange, stop);
  addEventListener("storage", onStorage, stop);
  connectionOf()?.addEventListener?.("change", onChange, stop);
  return () => stop.abort();
}
