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

/**
 * Encrypts the photos that are `owner`'s and removes them from the inbox; they are there again after the next sign-in.
 * Rejects, with the photos where they were, when the device can't store the encrypted ones.
 */
export async function lockShared(owner: string): Promise<void> {
  // An empty inbox needs no database: one that does not answer must keep nobody signed in.
  if ((await addressesOf(owner)).length === 0) return;
  const photos = await listShared(owner);
  const values = Object.fromEntries(photos.map(({ id, file }) => [id, file]));
  const row = { values, idempotencyKey: "", savedAt: Date.now(), resume: false, name: "", path: "" };
  await writeDraft(lockedKey(owner), row, { durability: "strict" });
  await forgetShared(photos.map(({ id }) => id));
}

/**
 * Encrypts what admins whose session ended without a sign-out left in the inbox, each with their own key. What can't be
 * encrypted stays in the inbox.
 *
 * @returns whether the inbox is empty now, and removed
 */
export async function lockRemaining(): Promise<boolean> {
  for (const owner of await ownersOfShared()) await lockShared(owner).catch(() => undefined);
  const isEmpty = ((await (await inbox())?.keys()) ?? []).length === 0;
  if (isEmpty) await globalThis.caches?.delete(sharedPhotos.cache);
  return isEmpty;
}

async function ownersOfShared(): Promise<Set<string>> {
  const cache = await inbox();
  const owners = new Set<string>();
  for (const address of (await cache?.keys()) ?? []) {
    const owner = (await cache?.match(address))?.headers.get(headers.owner);
    if (owner) owners.add(decodeURIComponent(owner));
  }
  return owners;
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
    if (!cache || !stored || !isFor(owner, stored)) continue;
    if (!stored.headers.get(headers.owner)) await cache.put(address, ownedBy(owner, stored.clone()));
    found.push({ id: address.url.slice(address.url.lastIndexOf("/") + 1), file: await fileOf(stored) });
  }
  return found;
}

/** They are saved elsewhere, or not wanted. */
export async function forgetShared(ids: readonly string[]): Promise<void> {
  const cache = await inbox();
  for (const id of ids) await cache?.delete(addressOf(id));
}

/** How many photos of the inbox are `owner`'s, or nobody's yet. */
export async function countShared(owner: string): Promise<number> {
  await unlockShared(owner);
  return (await addressesOf(owner)).length;
}

/** Removes the photos that are `owner`'s, or nobody's yet, unread. */
export async function removeSharedOf(owner: string): Promise<void> {
  const cache = await inbox();
  for (const address of await addressesOf(owner)) await cache?.delete(address);
}

async function addressesOf(owner: string): Promise<Request[]> {
  const cache = await inbox();
  const found: Request[] = [];
  for (const address of (await cache?.keys()) ?? []) {
    const stored = await cache?.match(address);
    if (stored && isFor(owner, stored)) found.push(address);
  }
  return found;
}

/** Photos that no screen has shown yet are nobody's: whoever is signed in gets them. */
function isFor(owner: string, { headers: labels }: Response): boolean {
  const whose = labels.get(headers.owner);
  return !whose || whose === encodeURIComponent(owner);
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
