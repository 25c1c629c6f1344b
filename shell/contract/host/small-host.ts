import type { Host } from "./host.ts";
import type { RemoteName } from "../site/site-config.ts";

/** What a part's developer chooses; the rest of the small host is fixed. */
export interface SmallHostOptions {
  name: RemoteName;
  /** Where the API answers below the page's own address, such as `/api`. */
  apiPath: string;
}

/**
 * Returns a host for a part that is developed alone: every address is the part's, there is no worker, and the
 * connection is what the browser says.
 */
export function smallHost({ name, apiPath }: SmallHostOptions): Host {
  const apiBase = location.origin + apiPath;
  return {
    config: {
      siteBase: location.origin,
      apiBase,
      storageBase: `${apiBase}/storage`,
      parts: [{ name, base: "/", paths: ["*"] }],
      serviceWorker: false,
      links: {},
    },
    line: {
      get: () => (navigator.onLine ? "online" : "offline"),
      subscribe(changed) {
        const listening = new AbortController();
        for (const type of ["online", "offline"])
          addEventListener(type, changed, { signal: listening.signal });
        return () => listening.abort();
      },
    },
    apart: {
      serves: () => true,
      navigate: (href) => location.assign(href),
      admit: () => Promise.resolve(),
      onNewAnswers: () => () => undefined,
      requestFailed: () => undefined,
      screenFailed: (error) => console.error(error),
    },
  };
}
