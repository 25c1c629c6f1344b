import {
  clearSession,
  loadDevice,
  loadSession,
  saveSession,
  type Role,
  type Session,
} from "@ministry/api-client";

/** Who is signed in on this device, as a React external store. */
export interface SessionStore {
  get(): Session | undefined;
  subscribe(changed: () => void): () => void;
  /** What the API gave this device at its last sign-in, to be shown at the next. */
  device(): string | undefined;
  /** Stores the answer of a sign-in. */
  begin(session: Session): void;
  /** Stores what the server says the account is now; nothing while nobody is signed in. */
  noteRole(role: Role): void;
  /** The server asks for a second factor, and the account has none yet. */
  mustEnrol(): boolean;
  noteMustEnrol(must: boolean): void;
  /** Somebody else has chosen the account's password. */
  isPasswordGiven(): boolean;
  notePasswordGiven(given: boolean): void;
  /** Removes every place a session is read from. */
  end(): void;
}

/** Sessions live in `localStorage`, so other tabs and pages out of the back cache are followed too. */
export function createSessionStore(storage: Storage = localStorage): SessionStore {
  let current = loadSession(storage);
  // Not stored: every answer of the server to a session tells both.
  let mustEnrol = false;
  let passwordGiven = false;
  const listeners = new Set<() => void>();
  const refresh = () => {
    const found = loadSession(storage);
    if (JSON.stringify(found) === JSON.stringify(current)) return;
    current = found;
    emit();
  };
  const emit = () => listeners.forEach((changed) => changed());
  // For as long as the page lives: a screen without a listener must not find an old session either.
  window.addEventListener("storage", refresh);
  window.addEventListener("pageshow", refresh);
  return {
    get: () => current,
    device: () => loadDevice(storage),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    begin(session) {
      saveSession(storage, session);
      refresh();
    },
    noteRole(role) {
      if (!current || current.user.role === role) return;
      saveSession(storage, { ...current, user: { ...current.user, role } });
      refresh();
    },
    mustEnrol: () => mustEnrol,
    noteMustEnrol(must) {
      if (mustEnrol === must) return;
      mustEnrol = must;
      emit();
    },
    isPasswordGiven: () => passwordGiven,
    notePasswordGiven(given) {
      if (passwordGiven === given) return;
      passwordGiven = given;
      emit();
    },
    end() {
      mustEnrol = false;
      passwordGiven = false;
      clearSession(storage);
      refresh();
    },
  };
}
