import type { Refusal } from "@ministry/api-client";

/** Calls that wait for the person, as a React external store. */
export interface StepUps {
  /** Resolves once the server took what the person showed; rejects when they would not. */
  ask(refusal: Refusal): Promise<void>;
  /** What is asked at the moment. */
  get(): Refusal | undefined;
  subscribe(changed: () => void): () => void;
  /** Ends the question for every call that waits. */
  settle(isShown: boolean): void;
}

/** One question at a time: calls that are refused meanwhile wait for the same answer. */
export function createStepUps(): StepUps {
  let asked: Refusal | undefined;
  let waiting: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const listeners = new Set<() => void>();
  const change = (refusal: Refusal | undefined) => {
    asked = refusal;
    for (const changed of listeners) changed();
  };
  return {
    ask: (refusal) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        if (!asked) change(refusal);
      }),
    get: () => asked,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    settle(isShown) {
      const settled = waiting;
      waiting = [];
      change(undefined);
      for (const { resolve, reject } of settled) {
        if (isShown) resolve();
        else reject(new Error("not confirmed"));
      }
    },
  };
}
