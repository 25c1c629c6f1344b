import { createContext, useContext } from "react";
import type { Host } from "@ministry/contract";

const SiteContext = createContext<Host | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** What the shell handed over: the site's configuration and what is known of the connection. */
export function useSite(): Host {
  const host = useContext(SiteContext);
  if (!host) throw new Error("useSite outside of the public part");
  return host;
}
