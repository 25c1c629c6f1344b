import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useIsLive } from "../../site/browser/use-is-live.ts";

/** In the history entry of an address that was reached by opening a picture. */
const openedHere = { photoOpened: true };

/**
 * What is open over the page, by its name in the query of the address (`?photo=3`): the browser's Back closes it, and
 * it can be passed on.
 *
 * @param name of the value in the address
 * @returns the value, `undefined` for none, and what opens another or, with `undefined`, closes it
 */
export function useOpened(name: string): [string | undefined, (value: string | undefined) => void] {
  const isLive = useIsLive();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isOpenedHere = (state as Partial<typeof openedHere> | null)?.photoOpened === true;
  const open = (isLive && params.get(name)) || undefined;
  const isOpen = open !== undefined;

  const move = useCallback(
    (value: string | undefined) => {
      if (value === undefined && isOpenedHere) return void navigate(-1);
      const search = value === undefined ? "" : `?${new URLSearchParams({ [name]: value })}`;
      void navigate(
        { pathname, search },
        // One entry for all photos that are looked at: Back leaves them at once.
        {
          preventScrollReset: true,
          replace: isOpen,
          state: value !== undefined && (!isOpen || isOpenedHere) ? openedHere : null,
        },
      );
    },
    [navigate, pathname, name, isOpen, isOpenedHere],
  );
  return [open, move];
}
