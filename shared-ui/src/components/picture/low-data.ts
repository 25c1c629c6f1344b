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
  const choice = on ? "on" : "off";
  try {
    localStorage.setItem(storedUnder, choice);
  } catch {
    // Storage is closed (private window, blocked): the choice then lasts as long as the page.
    choiceOfThisPage = choice;
  }
  // For the site's server, which may put pictures into a page before any script runs (`delivery/site-server`).
  document.cookie = `${storedUnder}=${choice}; path=/; max-age=31536000; samesite=lax`;
  dispatchEvent(new Event(changed));
}

/** As `isLowData`, followed while it changes. `false` while the page is being prerendered. */
export function useLowData(): boolean {
  return useSyncExternalStore(followLowData, isLowData, () => false);
}

let choiceOfThisPage: Choice = null;

function storedChoice(): Choice {
  try {
    const stored = localStorage.getItem(storedUnder);
    return stored === "on" || stored === "off" ? stored : choiceOfThisPage;
  } catch {
    return choiceOfThisPage;
  }
}

const saveDataAsked = (): boolean => connectionOf()?.saveData === true;

type Connection = Partial<EventTarget> & { saveData?: boolean };

const connectionOf = (): Connection | undefined =>
  "connection" in navigator ? (navigator.connection as Connection | undefined) : undefined;

/** Calls `onChange` when it may have changed: here, in another tab, or in the browser's settings. */
export function followLowData(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storedUnder || key === null) onChange();
  };
  const connection = connectionOf();
  addEventListener(changed, onChange);
  addEventListener("storage", onStorage);
  connection?.addEventListener?.("change", onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener("storage", onStorage);
    connection?.removeEventListener?.("change", onChange);
  };
}
