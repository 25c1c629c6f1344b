import { sharedPhotos, type SharingProblem } from "@ministry/contract";

declare const self: ServiceWorkerGlobalScope;

/** Photos that a person shares into the installed app. The one write that is the worker's business. */
export function isSharing({ method, mode, url, referrer }: Request): boolean {
  const { origin, pathname } = new URL(url);
  if (method !== "POST" || mode !== "navigate" || pathname !== sharedPhotos.action) return false;
  // The share sheet names no referrer: a form on somebody else's site is not taken for it.
  return origin === self.location.origin && (referrer === "" || new URL(referrer).origin === origin);
}

/**
 * Stores shared photos until an admin has said where they belong, then leads to the portal's screen for them. They
 * belong to nobody yet; the first who is signed in there takes them over, and a sign-out encrypts them for that
 * admin (docs/decisions/0033).
 */
export async function takeShared(request: Request): Promise<Response> {
  try {
    const given = (await request.formData()).getAll(sharedPhotos.field);
    const cache = await caches.open(sharedPhotos.cache);
    let room = await roomIn(cache);
    for (const file of given) {
      if (typeof file === "string" || file.size === 0) continue;
      if (!isTaken(file, room)) return toScreen("not-kept");
      await store(cache, file);
      room = { files: room.files - 1, bytes: room.bytes - file.size };
    }
    return toScreen();
  } catch {
    // The device is full, or the browser broke off: what was stored so far is there.
    return toScreen("not-kept");
  }
}

/**
 * What may wait to be filed at once. A share can't be distinguished for certain from a form on somebody else's page that hides
 * its referrer, so this bounds what such a page can take of the space the outbox needs.
 */
const most = { files: 60, bytes: 200 * 1024 * 1024 };
/** A phone's largest photo; the portal makes it smaller before it is sent. */
const maxPhotoBytes = 50 * 1024 * 1024;

type Room = typeof most;

async function roomIn(cache: Cache): Promise<Room> {
  const room = { ...most };
  for (const address of await cache.keys()) {
    const file = await cache.match(address);
    room.files -= 1;
    room.bytes -= Number(file?.headers.get(sharedPhotos.headers.bytes) ?? maxPhotoBytes);
  }
  return room;
}

const isTaken = ({ type, size }: File, room: Room) =>
  type.startsWith("image/") && size <= maxPhotoBytes && room.files > 0 && size <= room.bytes;

/** Under an address of its own each, in the order they were given. */
async function store(cache: Cache, file: File): Promise<void> {
  const { name, taken, bytes } = sharedPhotos.headers;
  const headers = {
    "content-type": file.type,
    [name]: encodeURIComponent(file.name),
    [taken]: String(file.lastModified),
    [bytes]: String(file.size),
  };
  await cache.put(`${sharedPhotos.action}/${crypto.randomUUID()}`, new Response(file, { headers }));
}

function toScreen(problem?: SharingProblem): Response {
  const screen = new URL(sharedPhotos.screen, self.location.origin);
  if (problem) screen.searchParams.set("problem", problem);
  return Response.redirect(screen.href, 303);
}
