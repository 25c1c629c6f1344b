import type { Publication } from "@ministry/api-client";
import { useSyncExternalStore } from "react";
import { useSite } from "../../site/host/site.tsx";
import { usePublicationStore } from "./use-saved-publications.ts";

/**
 * Address at which a publication is seen or downloaded: the device's own copy where a worker can give it, else the
 * storage host's. That host names the file in the answer when asked to download, since browsers ignore the
 * `download` attribute across origins (P-171, P-172).
 *
 * The HTML of a page names the storage host: no server knows of a worker. React leaves what is there when it takes the
 * page over, so that the address is read once more after that, and whenever the worker speaks of saved publications.
 */
export function useFileAddress({ url }: Publication, how: "view" | "download"): string {
  const { config, kept } = useSite();
  const ofStorage = how === "download" && url.startsWith(`${config.storageBase}/`) ? `${url}?download` : url;
  const address = () => {
    const own = kept?.addressOf(url, how) ?? url;
    return own === url ? ofStorage : own;
  };
  return useSyncExternalStore(usePublicationStore().subscribe, address, () => ofStorage);
}
