/** Whether something is stored under a key; nothing is where storage is closed to the site. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Stores something under a key for the next visits; a convenience, which storage that is full or closed does without. */
export function remember(key: string): void {
  try {
    localStorage.setItem(key, "yes");
  } catch {
    // See above.
  }
}
