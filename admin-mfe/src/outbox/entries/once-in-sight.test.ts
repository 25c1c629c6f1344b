import { afterEach, expect, it, vi } from "vitest";
import { onceInSight } from "./once-in-sight.ts";

type Change = Pick<IntersectionObserverEntry, "isIntersecting">;

/** The browser's observer: hands over what has changed since its last call. */
function browser() {
  let tell: (changes: Change[]) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onChange: (changes: Change[]) => void) {
        tell = onChange;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  return {
    tell: (...changes: boolean[]) => tell(changes.map((isIntersecting) => ({ isIntersecting }))),
    disconnect,
  };
}

afterEach(() => vi.unstubAllGlobals());

it("sees what came into view although a busy page heard of both changes at once", () => {
  const { tell, disconnect } = browser();
  const onSeen = vi.fn();
  onceInSight({} as Element, onSeen);
  tell(false, true);
  expect(onSeen).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

it("waits for what is out of view", () => {
  const { tell } = browser();
  const onSeen = vi.fn();
  onceInSight({} as Element, onSeen);
  tell(false);
  expect(onSeen).not.toHaveBeenCalled();
  tell(true);
  expect(onSeen).toHaveBeenCalledTimes(1);
});
