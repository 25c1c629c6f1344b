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
  try {
    localStorage.setItem(storedUnder, on ? "on" : "off");
  } catch {
    // Storage is closed (private window, blocked): the choice then lasts as long as the page.
    choiceOfThisPage = on ? "on" : "off";
  }
  dispatchEvent(new Event(changed));
}

/** As `isLowData`, followed while it changes. `false` while the page is being prerendered. */
export function useLowData(): boolean {
  return useSyncExternalStore(subscribe, isLowData, () => false);
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

function saveDataAsked(): boolean {
  const line =
    "connection" in navigator ? (navigator.connection as { saveData?: boolean } | undefined) : undefined;
  return line?.saveData === true;
}

function subscribe(onChange: () => void) {
  addEventListener(changed, onChange);
  addEventListener("storage", onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener("storage", onChange);
  };
}
