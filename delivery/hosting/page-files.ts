/** A page's file in the composed site, by its route pattern: `/SingalProjectsWater/:id` → `SingalProjectsWater/[id].html`. */
export function pageFile(pattern: string): string {
  if (pattern === "/") return "index.html";
  if (pattern === "*") return "404.html";
  const path = pattern
    .replace(/^\//, "")
    .replace(/:([^/]+)/g, "[$1]")
    .replaceAll("*", "[rest]");
  return `${path}.html`;
}

/** The same page without its screen, styles in place: the site's server puts the screen in, with what the API has. */
export const frameFile = (file: string): string => file.replace(/\.html$/, ".frame.html");

/** `frames.json` of the composed site: the builds its frames belong to. */
export interface FrameBuilds {
  shell: string;
  remote: string;
  /** Hashes of their server bundles, as the accepted manifests name them; absent for builds that name none. */
  integrity?: [shell: string, remote: string];
}

/** A page that stands for one address only and can be rendered ahead. */
export const isFixed = (pattern: string) => !/[:*]/.test(pattern);

/** `routes.json` of the composed site: which file answers for which pattern. */
export type PageTable = {
  pattern: string;
  file: string;
  /** The same page without its screen, for pages that show what the API has. */
  frame?: string;
}[];
