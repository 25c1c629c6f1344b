import { afterEach, expect, it, vi } from "vitest";
import { onceInSight } from "./once-in-sight.ts";

type Change = Pick<IntersectionObserverEntry, "isIntersecting">;

/** The browser's observer: hands over what has changed since its last call. */
function browser() {
  let notify: (changes: Change[]) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onChange: (changes: Change[]) => void) {
        notify = onChange;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  return {
    notify: (...changes: boolean[]) => notify(changes.map((isIntersecting) => ({ isIntersecting }))),
    disconnect,
  };
}

afterEach(() => vi.unstubAllGlobals());

it("sees what came into view although a busy page heard of both changes at once", () => {
  const { notify, disconnect } = browser();
  const onSeen = vi.fn();
  onceInSight({} as Element, onSeen);
  notify(false, true);
  expect(onSeen).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

it("waits for what is out of view", () => {
  const { notify } = browser();
  const onSeen = vi.fn();
  onceInSight({} as Element, onSeen);
  notify(false);
  expect(onSeen).not.toHaveBeenCalled();
  notify(true);
  expect(onSeen).toHaveBeenCalledTimes(1);
});
