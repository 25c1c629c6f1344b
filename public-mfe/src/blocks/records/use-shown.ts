import { useLocation, useNavigate } from "react-router-dom";
import { useIsLive } from "../../site/browser/use-is-live.ts";

/**
 * How many entries of a long list are shown, and the way to show more. It stands in the history entry: who comes back
 * to the list finds as much of it as they left; another search or filter starts at the beginning again.
 *
 * @param step so many at first, and so many more each time
 */
export function useShown(step: number): [count: number, showMore: () => void] {
  const isLive = useIsLive();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const shown = (isLive && (state as { shown?: number } | null)?.shown) || step;
  const showMore = () =>
    void navigate(
      { pathname, search },
      { replace: true, preventScrollReset: true, state: { shown: shown + step } },
    );
  return [shown, showMore];
}
