import { useLayoutEffect, useState } from "react";

/** State that changes by actions alone and can be read at any moment; a component shows it by `useStateStore`. */
export interface StateStore<State, Action> {
  get(): State;
  dispatch(action: Action): State;
  subscribe(onChange: () => void): () => void;
}

/** A store around a pure reducer. */
export function createStateStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): StateStore<State, Action> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch(action) {
      const next = reduce(state, action);
      if (next === state) return state;
      state = next;
      for (const onChange of listeners) onChange();
      return state;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/**
 * The present state of a store, for what shows it. Subscribed before the first paint: `useSyncExternalStore` subscribes
 * only after it, and a key pressed in between would see its letter taken away again by React until then.
 */
export function useStateStore<State, Action>(store: StateStore<State, Action>): State {
  const [state, show] = useState(store.get);
  useLayoutEffect(() => {
    const follow = () => show(store.get());
    follow();
    return store.subscribe(follow);
  }, [store]);
  return state;
}
