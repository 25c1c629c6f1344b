import type { Plugin } from "vite";

const helperId = "\0vite/preload-helper.js";

/**
 * Vite's helper around each `import()` in a third of its size. A page's own files the shell has let in, with their
 * hashes, before (`shell/src/remotes/admit-files.ts`); of what comes later the scripts are asked for at once and the
 * stylesheets waited for, unless they stand in the page.
 */
export function smallPreload(): Plugin {
  return {
    name: "ministry:small-preload",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === helperId ? helper : undefined),
  };
}

/** Called as `__vitePreload(load, paths, from)` by what Vite makes of an `import()`. */
const helper = `
export async function __vitePreload(load, paths = [], from) {
  const styles = paths.map((path) => {
    const { href } = new URL(path, from);
    const isStyle = href.endsWith(".css");
    // A style that is only named ahead is not there yet.
    const isThere = [...document.querySelectorAll(isStyle ? "link[rel=stylesheet],style[data-href]" : "link")].some(
      (one) => (one.href ?? new URL(one.dataset.href, location.href).href) === href,
    );
    if (isThere) return;
    const link = document.createElement("link");
    Object.assign(link, { rel: isStyle ? "stylesheet" : "modulepreload", crossOrigin: "", href });
    document.head.append(link);
    return isStyle && new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  });
  const module = load();
  await Promise.all(styles);
  return module;
}
`;
