import { createContext, useContext } from "react";

/** How the lite edition has a page's pictures: as links, or shown where that was asked for. */
type LitePictures = "links" | "shown";

// Marked, and not read from: a build for the browser leaves it out.
const LiteContext = /* @__PURE__ */ createContext<LitePictures | undefined>(undefined);

/** Stands around a page of the lite edition: pages without scripts, which the site's server renders. */
export const LiteProvider = LiteContext;

/** Whether a page of the lite edition shows its pictures. */
export const useShowsPictures = (): boolean => useContext(LiteContext) === "shown";

const useLiteContext = (): boolean => useContext(LiteContext) !== undefined;
const never = (): boolean => false;
const read = import.meta.env.SSR ? useLiteContext : never;

/**
 * Returns whether the component is rendered for the lite edition, where no script runs. Always `false` in a build for
 * the browser: what depends on it as `import.meta.env.SSR && isLite` is left out there, and so is the call.
 */
/* @__NO_SIDE_EFFECTS__ */
export function useIsLite(): boolean {
  return read();
}
