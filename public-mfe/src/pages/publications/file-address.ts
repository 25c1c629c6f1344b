import type { Publication } from "@ministry/api-client";
import type { Host } from "@ministry/contract";

/**
 * Address at which a publication is seen or downloaded: the device's own copy where a worker can give it, else the
 * storage host's. That host names the file in the answer when asked to download, since browsers ignore the
 * `download` attribute across origins (P-171, P-172).
 */
export function fileAddress({ config, kept }: Host, { url }: Publication, how: "view" | "download"): string {
  const address = kept?.addressOf(url, how) ?? url;
  const isOfStorage = address === url && url.startsWith(`${config.storageBase}/`);
  return how === "download" && isOfStorage ? `${url}?download` : address;
}
