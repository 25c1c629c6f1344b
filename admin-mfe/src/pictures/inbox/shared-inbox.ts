import { sharedPhotos } from "@ministry/contract";
import { readDraft, removeDraft, writeDraft } from "../../drafts/draft-store.ts";

const { headers } = sharedPhotos;

/** A photo that was shared into the app and not yet filed. */
export interface SharedPhoto {
  /** Becomes the idempotency key of its request. */
  id: string;
  file: File;
}

/** Where the worker puts them; nothing where the browser has no caches. */
const inbox = () => globalThis.caches?.open(sharedPhotos.cache);

/** The encrypted row that holds an admin's shared photos while they are signed out. */
const lockedKey = (owner: string) => `${owner}/shared-photos`;

/** Encrypts the photos that are `owner`'s, for a sign-out; they are in the inbox again after the next sign-in. */
export async function lockShared(owner: string): Promise<void> {
  const photos = await listShared(owner);
  if (photos.length === 0) return;
  const values = Object.fromEntries(photos.map(({ id, file }) => [id, file]));
  const row = { values, idempotencyKey: "", savedAt: Date.now(), resume: false, name: "", path: "" };
  await writeDraft(lockedKey(owner), row, { durability: "strict" });
}

/** Brings back what a sign-out has locked; into the inbox first, so that a crash loses nothing. */
async function unlockShared(owner: string): Promise<void> {
  const cache = await inbox();
  const locked = cache && (await readDraft(lockedKey(owner)).catch(() => undefined));
  if (!locked) return;
  for (const [id, file] of Object.entries(locked.values)) {
    if (!(file instanceof File)) continue;
    const labels = { "content-type": file.type, [headers.taken]: String(file.lastModified) };
    const photo = new Response(file, {
      headers: { ...labels, [headers.name]: encodeURIComponent(file.name) },
    });
    await cache.put(addressOf(id), ownedBy(owner, photo));
  }
  await removeDraft(lockedKey(owner));
}

const addressOf = (id: string) => `${sharedPhotos.action}/${id}`;

/**
 * The photos that are `owner`'s, in the order they were shared. Those that are nobody's become theirs: another admin who
 * signs in on this device later does not see them.
 */
export async function listShared(owner: string): Promise<SharedPhoto[]> {
  await unlockShared(owner);
  const cache = await inbox();
  const found: SharedPhoto[] = [];
  for (const address of (await cache?.keys()) ?? []) {
    const stored = await cache?.match(address);
    const whose = stored?.headers.get(headers.owner);
    if (!cache || !stored || (whose && whose !== encodeURIComponent(owner))) continue;
    if (!whose) await cache.put(address, ownedBy(owner, stored.clone()));
    found.push({ id: address.url.slice(address.url.lastIndexOf("/") + 1), file: await fileOf(stored) });
  }
  return found;
}

/** They are saved elsewhere, or not wanted. */
export async function forgetShared(ids: readonly string[]): Promise<void> {
  const cache = await inbox();
  for (const id of ids) await cache?.delete(addressOf(id));
}

/** How many photos wait in the inbox. */
export async function countShared(owner: string): Promise<number> {
  await unlockShared(owner);
  return (await (await inbox())?.keys())?.length ?? 0;
}

/** Empties the inbox: after sign-out nothing of the admin's may be readable on a shared phone. */
export async function removeAllShared(): Promise<void> {
  await globalThis.caches?.delete(sharedPhotos.cache);
}

function ownedBy(owner: string, stored: Response): Response {
  const labels = new Headers(stored.headers);
  labels.set(headers.owner, encodeURIComponent(owner));
  return new Response(stored.body, { headers: labels });
}

async function fileOf(stored: Response): Promise<File> {
  const name = decodeURIComponent(stored.headers.get(headers.name) ?? "");
  const type = stored.headers.get("content-type") ?? "";
  return new File([await stored.blob()], name, {
    type,
    lastModified: Number(stored.headers.get(headers.taken)),
  });
}
