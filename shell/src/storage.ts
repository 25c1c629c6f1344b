/** What is stored under a key on this device; `null` where nothing is, or where storage is closed to the site. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key for the next visits; a convenience, which storage that is full or closed does without. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // See above.
  }
}
