/** What is said of the things that the site saves on a device, and of what can be done with them. */
export const savedCopiesTexts = {
  counting: "Counting what is saved …",
  unknown: "This browser can't show what is saved.",
  refresh: "Refresh now",
  pictures: "Keep pictures too",
  picturesOf: (size: string) => `Keep pictures too, ${size}`,
  lowData: "Low data",
  on: "on",
  off: "off",
  refreshedAt: (time: string) => `Last refreshed ${time}`,
  notRefreshed: "Nothing has been fetched yet",
  upToDate: "Everything is up to date.",
  notAnswered: "The ministry's service did not answer. What is saved stays as it is.",
  failed: "That did not work. Please try again.",
  removed: "Removed.",
  allRemoved: "Everything saved was removed.",
  picturesHere: (count: number, size: string) => `Pictures on this device: ${count}, ${size}.`,
  nothing: "nothing",
  amount: (count: string, size: string) => `${count}, ${size}`,
  since: (time: string) => `since ${time}`,
  clear: "Clear",
  clearAll: "Clear everything",
  clearAllName: "Clear everything?",
  clearAllQuestion: "Clear all texts, pictures and files?",
  keep: "Keep it",
  neverCleared: "What waits to be sent is never cleared.",
  used: (used: string, allowed: string) => `${used} in use of ${allowed} that this browser allows`,
  usedName: "Storage in use",
  promised: "The browser will not remove this when the device is short of space.",
  notPromised: "When the device is short of space, the browser may remove what is saved.",
  askPromise: "Ask the browser to keep it",
  noPromise:
    "The browser may remove this when the device is short of space, until the site is installed or used often.",
  files: "Publications on this device",
  remove: "Remove",
  stop: "Stop",
  savedAt: (time: string) => `saved ${time}`,
  notSaved: "could not be saved",
  waiting: "waiting for its turn or for the connection",
  saving: (name: string) => `Saving ${name}`,
};

/** A line for each kind of saved things. */
export const savedKindTexts = {
  site: { title: "The site itself", about: "Its pages and programs; they always stay" },
  reads: { title: "Texts", about: "Lists and details of projects, events and publications" },
  images: { title: "Pictures", about: "The oldest go first when space runs out" },
  publications: { title: "Saved publications", about: "Files you saved for offline" },
  opened: { title: "Opened files", about: "Files you looked at; they go when space runs out" },
};

/** So many of a kind. */
export const countOf = (count: number, unit: "file" | "text" | "picture"): string =>
  `${count} ${unit}${count === 1 ? "" : "s"}`;

/** How times are written: as `Intl.DateTimeFormat` takes it. */
export const timeFormat: [locale: string, style: Intl.DateTimeFormatOptions] = [
  "en-GB",
  { dateStyle: "medium", timeStyle: "short" },
];
