import { sharedPhotos } from "@ministry/delivery/contract";

const { headers } = sharedPhotos;

/** A photo that was shared into the app and waits to be told where it belongs. */
export interface SharedPhoto {
  /** Becomes the idempotency key of its request. */
  id: string;
  file: File;
}

/** Where the worker puts them; nothing where the browser keeps no caches. */
const inbox = () => globalThis.caches?.open(sharedPhotos.cache);

/**
 * The photos that are `owner`'s, in the order they were shared. Those that are nobody's become theirs: another admin who
 * signs in on this device later does not see them.
 */
export async function listShared(owner: string): Promise<SharedPhoto[]> {
  const cache = await inbox();
  const found: SharedPhoto[] = [];
  for (const address of (await cache?.keys()) ?? []) {
    const kept = await cache?.match(address);
    const whose = kept?.headers.get(headers.owner);
    if (!cache || !kept || (whose && whose !== encodeURIComponent(owner))) continue;
    if (!whose) await cache.put(address, ownedBy(owner, kept.clone()));
    found.push({ id: address.url.slice(address.url.lastIndexOf("/") + 1), file: await fileOf(kept) });
  }
  return found;
}

/** They are saved elsewhere, or not wanted. */
export async function forgetShared(ids: readonly string[]): Promise<void> {
  const cache = await inbox();
  for (const id of ids) await cache?.delete(`${sharedPhotos.action}/${id}`);
}

export async function countShared(): Promise<number> {
  return (await (await inbox())?.keys())?.length ?? 0;
}

/** After sign-out nothing of the admin's may be readable on a shared phone. */
export async function removeAllShared(): Promise<void> {
  await globalThis.caches?.delete(sharedPhotos.cache);
}

function ownedBy(owner: string, kept: Response): Response {
  const labels = new Headers(kept.headers);
  labels.set(headers.owner, encodeURIComponent(owner));
  return new Response(kept.body, { headers: labels });
}

async function fileOf(kept: Response): Promise<File> {
  const name = decodeURIComponent(kept.headers.get(headers.name) ?? "");
  const type = kept.headers.get("content-type") ?? "";
  return new File([await kept.blob()], name, { type, lastModified: Number(kept.headers.get(headers.taken)) });
}
