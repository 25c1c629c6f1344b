import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useIsLive } from "../../../site/use-is-live.ts";

/** In the history entry of an address that was reached by opening a photo. */
const openedHere = { photoOpened: true };

/**
 * The photo that is open, by its position; `undefined` for none. It stands in the address (`?photo=3`): the browser's
 * Back closes it, and it can be passed on.
 *
 * @param count how many photos there are; another number in the address opens none
 */
export function useOpenPhoto(count: number): [number | undefined, (at: number | undefined) => void] {
  const isLive = useIsLive();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isOpenedHere = (state as Partial<typeof openedHere> | null)?.photoOpened === true;
  const number = isLive ? Number(params.get("photo")) : 0;
  const open = Number.isInteger(number) && number > 0 && number <= count ? number - 1 : undefined;
  const isOpen = open !== undefined;

  const move = useCallback(
    (at: number | undefined) => {
      if (at === undefined && isOpenedHere) return void navigate(-1);
      const search = at === undefined ? "" : `?photo=${at + 1}`;
      void navigate(
        { pathname, search },
        // One entry for all photos that are looked at: Back leaves them at once.
        {
          preventScrollReset: true,
          replace: isOpen,
          state: at !== undefined && (!isOpen || isOpenedHere) ? openedHere : null,
        },
      );
    },
    [navigate, pathname, isOpen, isOpenedHere],
  );
  return [open, move];
}
