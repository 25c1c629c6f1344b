import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * `false` in the prerendered page and while it comes alive, `true` from then on. For what the address says behind
 * the `?`: a page is prerendered without it, and its first picture must be the same.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
