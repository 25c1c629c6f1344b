import { takenAlong } from "@ministry/contract";
import type { FromWorker } from "../../src/pwa/worker/messages.ts";
import { fetchAhead } from "../network/fetch-ahead.ts";
import { isAhead, savedAtHeader } from "../cache/bounded-cache.ts";
import { cachedImages } from "../cache/image-cache.ts";
import { olderImages, withRoom } from "../cache/make-room.ts";

export interface ImageEvent {
  request: Request;
  /** Keeps the worker alive while something goes on behind the answer. */
  waitUntil(work: Promise<unknown>): void;
  emit(message: FromWorker): Promise<void>;
}

/**
 * Answers a stored image: the cached one, else the network. Names are made by the server and never reused, so a cached
 * image is never asked for again.
 */
export async function answerImage({ request, waitUntil, emit }: ImageEvent): Promise<Response> {
  const { url } = request;
  const cached = (await cachedImages.match(url)) ?? (await matchTakenAlong(url));
  if (cached) {
    // Looked at from now on: it is no longer the first to go.
    if (isAhead(cached)) waitUntil(cacheSeenImage(url, cached.clone(), emit).catch(() => undefined));
    return cached;
  }
  const answer = await fetchReadable(request).catch(async (error: unknown) => {
    const other = await otherWidth(url);
    if (other) return other;
    throw error;
  });
  if (isImageAnswer(answer) && !answer.headers.has(savedAtHeader)) {
    const copy = answer.clone();
    waitUntil(
      cacheSeenImage(url, copy, emit).catch((error: unknown) =>
        console.warn("not cached", url, String(error)),
      ),
    );
  }
  return answer;
}

/** A picture of a project that an officer of this device has taken along. */
async function matchTakenAlong(url: string): Promise<Response | undefined> {
  if (!(await caches.has(takenAlong.cache))) return undefined;
  return (await caches.open(takenAlong.cache)).match(url, { ignoreVary: true });
}

/** On a full device a picture that was looked at is worth older ones; nothing else makes room for it. */
const cacheSeenImage = (url: string, answer: Response, emit: ImageEvent["emit"]): Promise<void> =>
  withRoom(
    () => cachedImages.put(url, answer.clone()),
    (evicted) => emit({ type: "space-made", gaveUp: evicted }),
    olderImages,
  );

/**
 * Fetches an image ahead of its use; what nobody has looked at yet takes nothing's place, and is not fetched where it
 * would have to.
 *
 * @param expectedBytes its size, as far as it is known
 * @returns bytes that came from the network
 * @throws when there is no connection, the device is full, or low data is on
 */
export async function cacheImageAhead(url: string, expectedBytes: number): Promise<number> {
  if (await cachedImages.match(url)) return 0;
  if (!(await cachedImages.hasRoom(url, expectedBytes))) return 0;
  const answer = await fetchAhead(url, { mode: "cors", credentials: "omit" });
  if (!isImageAnswer(answer)) return 0;
  await cachedImages.put(url, answer.clone(), { ahead: true });
  return (await answer.blob()).size;
}

/** Caches an image that a page showed before it had a worker; the browser still has it. */
export async function cacheShownImage(url: string, emit: ImageEvent["emit"]): Promise<void> {
  if (await cachedImages.match(url)) return;
  const answer = await fetch(url, { mode: "cors", credentials: "omit", cache: "force-cache" });
  if (isImageAnswer(answer)) await cacheSeenImage(url, answer, emit);
}

/**
 * Offline any cached width of the same image will do: which one a page asks for depends on the screen, and what
 * was cached may come from another one. Names are `<id>.<ext>` and `<id>-<width>.<ext>`.
 */
async function otherWidth(url: string): Promise<Response | undefined> {
  const [, id] = /\/([0-9a-f]{24})(?:-\d+)?\.\w+$/.exec(url) ?? [];
  if (!id) return undefined;
  const others = (await cachedImages.urls()).filter((cached) =>
    cached.slice(cached.lastIndexOf("/") + 1).startsWith(id),
  );
  const largest = others.sort((one, other) => widthOf(other) - widthOf(one))[0];
  return largest === undefined ? undefined : cachedImages.match(largest);
}

/** The original has no width in its name, and is the largest. */
const widthOf = (url: string): number => Number(/-(\d+)\.\w+$/.exec(url)?.[1] ?? Number.MAX_SAFE_INTEGER);

/**
 * An opaque answer counts several megabytes against the quota in Chromium, whatever its size: the image is asked for
 * with CORS even where the page did not; a storage host without CORS still gets its image shown, not cached.
 */
async function fetchReadable(request: Request): Promise<Response> {
  if (request.mode !== "no-cors") return fetch(request);
  try {
    return await fetch(request.url, { mode: "cors", credentials: "omit", signal: request.signal });
  } catch {
    return fetch(request);
  }
}

const isImageAnswer = (answer: Response): boolean =>
  answer.status === 200 && /^image\//.test(answer.headers.get("content-type") ?? "");
