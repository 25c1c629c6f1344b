import { clearSession, loadSession, saveSession, type Session } from "@ministry/api-client";

/** Who is signed in on this device, as a React external store. */
export interface SessionStore {
  get(): Session | undefined;
  subscribe(changed: () => void): () => void;
  /** Keeps the answer of a sign-in. */
  begin(session: Session): void;
  /** Removes every place a session is read from. */
  end(): void;
}

/** Sessions live in `localStorage`, so other tabs and pages out of the back cache are followed too. */
export function createSessionStore(storage: Storage = localStorage): SessionStore {
  let current = loadSession(storage);
  const listeners = new Set<() => void>();
  const refresh = () => {
    const found = loadSession(storage);
    if (JSON.stringify(found) === JSON.stringify(current)) return;
    current = found;
    for (const changed of listeners) changed();
  };
  // For as long as the page lives: a screen without a listener must not find an old session either.
  window.addEventListener("storage", refresh);
  window.addEventListener("pageshow", refresh);
  return {
    get: () => current,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    begin(session) {
      saveSession(storage, session);
      refresh();
    },
    end() {
      clearSession(storage);
      refresh();
    },
  };
}
