import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Returns the token a link carries in its `token` query. The query leaves the address at once, so that it stands in no
 * history and nobody reads it over a shoulder; the history entry keeps the token, so that the page can be reloaded.
 */
export function useLinkToken(): string | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const fromQuery = new URLSearchParams(search).get("token") ?? undefined;
  useEffect(() => {
    if (fromQuery !== undefined)
      void navigate(pathname, { replace: true, state: { token: fromQuery } satisfies LinkState });
  }, [fromQuery, navigate, pathname]);
  return fromQuery ?? tokenIn(state);
}

interface LinkState {
  token: string;
}

/** Reads the state of a history entry, which may hold anything. */
function tokenIn(state: unknown): string | undefined {
  const token = (state as Partial<LinkState> | null)?.token;
  return typeof token === "string" ? token : undefined;
}
