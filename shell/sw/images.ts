import { boundedCache, keptAtHeader } from "./bounded-cache.ts";

/** Name of the cache of stored images. */
export const imagesCache = "images";
/** About a hundred photos at full size, or everything the site shows in its small variants. */
export const keptImages = boundedCache(imagesCache, { entries: 500, bytes: 50_000_000 });

/**
 * Answers a stored image: the kept one, else the network. Names are made by the server and never reused, so a kept
 * image is never asked for again.
 */
export async function answerImage(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { url } = request;
  const kept = await keptImages.match(url);
  if (kept) return kept;
  const answer = await fetchReadable(request).catch(async (error: unknown) => {
    const other = await otherWidth(url);
    if (other) return other;
    throw error;
  });
  if (isImageAnswer(answer) && !answer.headers.has(keptAtHeader)) {
    const copy = answer.clone();
    waitUntil(
      keptImages.put(url, copy).catch((error: unknown) => console.warn("not kept", url, String(error))),
    );
  }
  return answer;
}

/** Fetches an image ahead of its use. */
export async function keepImage(url: string): Promise<number> {
  if (await keptImages.match(url)) return 0;
  const answer = await fetch(url, { mode: "cors", credentials: "omit" });
  if (!isImageAnswer(answer)) return 0;
  const copy = answer.clone();
  await keptImages.put(url, copy);
  return (await answer.blob()).size;
}

/**
 * Without a line any kept width of the same image will do: which one a page asks for depends on the screen, and what
 * was kept may come from another one. Names are `<id>.<ext>` and `<id>-<width>.<ext>`.
 */
async function otherWidth(url: string): Promise<Response | undefined> {
  const [, id] = /\/([0-9a-f]{24})(?:-\d+)?\.\w+$/.exec(url) ?? [];
  if (!id) return undefined;
  const others = (await keptImages.urls()).filter((kept) =>
    kept.slice(kept.lastIndexOf("/") + 1).startsWith(id),
  );
  const largest = others.sort((one, other) => widthOf(other) - widthOf(one))[0];
  return largest === undefined ? undefined : keptImages.match(largest);
}

/** The original has no width in its name, and is the largest. */
const widthOf = (url: string): number => Number(/-(\d+)\.\w+$/.exec(url)?.[1] ?? Number.MAX_SAFE_INTEGER);

/**
 * An opaque answer counts several megabytes against the quota in Chromium, whatever its size: the image is asked for
 * with CORS even where the page did not; a storage host without CORS still gets its image shown, not kept.
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
