/** A value that React can follow with `useSyncExternalStore`. */
export interface Store<T> {
  /** What it began with, and so what the page's HTML was rendered with. */
  readonly initial: T;
  get(): T;
  set(value: T): void;
  subscribe(changed: () => void): () => void;
}

/** A store for those who only follow it. */
export type Followed<T> = Omit<Store<T>, "set">;

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    initial,
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
