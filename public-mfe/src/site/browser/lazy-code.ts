import { useSyncExternalStore } from "react";
import { useIsLive } from "./use-is-live.ts";

interface State<Code> {
  code?: Code;
  /** Why it could not be had when it was asked for last. */
  error?: unknown;
}

/** Code that few visitors of a page need, and that is loaded when they do. */
export interface LazyCode<Code> {
  /** Asks for it, unless it is here or on its way. What comes of that is said by `state`; it never rejects. */
  load(): Promise<void>;
  state(): State<Code>;
  subscribe(onChange: () => void): () => void;
}

/** @param ask the `import()`; called again where it failed and somebody asks once more */
export function lazyCode<Code>(ask: () => Promise<Code>): LazyCode<Code> {
  const listeners = new Set<() => void>();
  let state: State<Code> = {};
  let loading: Promise<void> | undefined;
  async function askOnce() {
    try {
      state = { code: await ask() };
    } catch (error) {
      console.warn("code not loaded", error);
      state = { error };
      loading = undefined;
    }
    for (const onChange of listeners) onChange();
  }
  return {
    load: () => (loading ??= askOnce()),
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/**
 * Returns the code to a component, which is held back (it suspends) while it needs the code and that is on its way. So
 * HTML that the server made with the code stays as it is, and after a deferred value the screen does; where nothing is
 * shown yet, the surrounding `Suspense` shows its fallback. Code that can't be had leaves the component to do without it.
 */
export function useLazyCode<Code>(later: LazyCode<Code>, isNeeded: boolean): State<Code> {
  const state = useSyncExternalStore(later.subscribe, later.state, later.state);
  const isLive = useIsLive();
  if (isNeeded && state.code === undefined) {
    // React waits for what is thrown, as it does for a `lazy` part. `use` would be a name more that each first visit loads.
    if (state.error === undefined) throw later.load();
    // What the server made with it can't be adopted: React renders again what the `Suspense` holds.
    if (!isLive) throw state.error;
  }
  return state;
}
