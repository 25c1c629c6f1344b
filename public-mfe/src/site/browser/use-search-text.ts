import { useLocation } from "react-router-dom";
import { useIsLive } from "./use-is-live.ts";

/**
 * The query of the page's address with its `?`, for links to the same page. While a prerendered page comes alive it is
 * empty: React leaves an attribute as it was sent, and the server knows only what its screens go by.
 */
export function useSearchText(): string {
  const { search } = useLocation();
  return useIsLive() || import.meta.env.SSR ? search : "";
}
