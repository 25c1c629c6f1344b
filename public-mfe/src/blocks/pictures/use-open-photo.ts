import { useCallback } from "react";
import { useOpened } from "./use-opened.ts";

/**
 * The photo of a gallery that is open, by its position; `undefined` for none. In the address (`?photo=3`) it is counted
 * from 1.
 *
 * @param count how many photos there are; another number in the address opens none
 */
export function useOpenPhoto(count: number): [number | undefined, (at: number | undefined) => void] {
  const [opened, open] = useOpened("photo");
  const number = Number(opened);
  const at = Number.isInteger(number) && number > 0 && number <= count ? number - 1 : undefined;
  const move = useCallback(
    (to: number | undefined) => open(to === undefined ? undefined : String(to + 1)),
    [open],
  );
  return [at, move];
}
