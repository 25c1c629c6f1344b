import { createContext, useContext } from "react";
import type { Host } from "@ministry/contract";

export interface Site extends Host {
  /** Loads the file of a page of this part: the search reads the texts of its `handle`. */
  pages?: readonly { path: string; lazy: () => Promise<{ handle?: unknown }> }[];
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** What the shell handed over: the site's configuration and what is known of the connection; and the pages of this part. */
export function useSite(): Site {
  const host = useContext(SiteContext);
  if (!host) throw new Error("useSite outside of the public part");
  return host;
}
