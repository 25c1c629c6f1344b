import { sharedPhotos, type SharingProblem } from "@ministry/delivery/contract";

declare const self: ServiceWorkerGlobalScope;

/** Photos that a person shares into the installed app. The one write that is the worker's business. */
export function isSharing({ method, mode, url, referrer }: Request): boolean {
  const { origin, pathname } = new URL(url);
  if (method !== "POST" || mode !== "navigate" || pathname !== sharedPhotos.action) return false;
  // The share sheet names no referrer: a form on somebody else's site is not taken for it.
  return origin === self.location.origin && (referrer === "" || new URL(referrer).origin === origin);
}

/**
 * Keeps shared photos until an admin has said where they belong, then leads to the portal's screen for them. They
 * belong to nobody yet; the first who is signed in there takes them over, and a sign-out removes them.
 */
export async function takeShared(request: Request): Promise<Response> {
  try {
    const given = (await request.formData()).getAll(sharedPhotos.field);
    const cache = await caches.open(sharedPhotos.cache);
    for (const file of given) if (typeof file !== "string" && file.size > 0) await keep(cache, file);
    return toScreen();
  } catch {
    // The device is full, or the browser broke off: what was kept so far is there.
    return toScreen("not-kept");
  }
}

/** Under an address of its own each, in the order they were given. */
async function keep(cache: Cache, file: File): Promise<void> {
  const { name, taken } = sharedPhotos.headers;
  const headers = {
    "content-type": file.type,
    [name]: encodeURIComponent(file.name),
    [taken]: String(file.lastModified),
  };
  await cache.put(`${sharedPhotos.action}/${crypto.randomUUID()}`, new Response(file, { headers }));
}

function toScreen(problem?: SharingProblem): Response {
  const screen = new URL(sharedPhotos.screen, self.location.origin);
  if (problem) screen.searchParams.set("problem", problem);
  return Response.redirect(screen.href, 303);
}
