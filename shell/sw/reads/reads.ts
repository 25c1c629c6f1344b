import { timeoutSignal } from "../../src/pwa/lib/timeout-signal.ts";
import type { FromWorker } from "../../src/pwa/worker/messages.ts";
import { urlsOf } from "../../src/pwa/worker/snapshot-held.ts";
import { boundedCache, savedAtHeader } from "../cache/bounded-cache.ts";
import { fetchAhead } from "../network/fetch-ahead.ts";
import { clearSnapshot, forgetInSnapshot, heldSnapshot, matchSnapshot } from "../snapshot/held-snapshot.ts";
import { withRoom } from "../cache/make-room.ts";

/** Name of the cache of public reads. */
export const readsCache = "reads";
const cachedReads = boundedCache(readsCache, { entries: 600, bytes: 20_000_000 });

/** A page that was told of a change asks again at once; that must not start the next refresh. */
const freshForMs = 5_000;
/** A refresh that has received nothing for so long counts as failed; the page shows its copy meanwhile. */
const refreshTimeoutMs = 20_000;
/** Refreshes at a time when all are wanted: a far server is waited for less. */
const refreshedAtOnce = 4;
const running = new Map<string, Promise<Refreshed>>();
/** What came of a refresh: the API's present answer, a refusal for now such as a 503, or no word of the API. */
type Refreshed = "current" | "refused" | "unanswered";
/** When a read was last refreshed in this life of the worker (milliseconds). */
const refreshedAt = new Map<string, number>();

export interface ReadEvent {
  request: Request;
  /** Keeps the worker alive while something goes on behind the answer. */
  waitUntil(work: Promise<unknown>): void;
  emit(message: FromWorker): Promise<void>;
}

/**
 * Answers a public read: the cached copy at once (with `X-Kept-At`) and a refresh behind it; with no copy, or when the
 * page insists (`cache: "reload"`), the network, and the copy when that fails.
 */
export async function answerRead(event: ReadEvent): Promise<Response> {
  const { request, waitUntil } = event;
  const { url } = request;
  const copy = await copyOf(url);
  if (copy && !insists(request)) {
    if (!isFresh(url)) waitUntil(refresh(url, copy.headers.get(savedAtHeader), event.emit));
    return copy;
  }
  try {
    const answer = await fetch(request);
    if (isCacheable(answer)) {
      waitUntil(cacheAnswer(url, answer.clone(), event.emit));
      if (copy) waitUntil(event.emit({ type: "read-current", url }));
    }
    return answer;
  } catch (error) {
    if (!copy) throw error;
    waitUntil(event.emit({ type: "read-kept", url, keptAt: copy.headers.get(savedAtHeader) ?? "" }));
    return copy;
  }
}

/** The newer of the copy that was read on this device and the one that came in a snapshot. */
export async function copyOf(url: string): Promise<Response | undefined> {
  const read = await cachedReads.match(url);
  const readAt = read?.headers.get(savedAtHeader) ?? "";
  const checkedAt = (await heldSnapshot())?.checkedAt ?? "";
  // ISO 8601 times of one zone stand in the order of their letters.
  if (read && readAt >= checkedAt) return read;
  return (await matchSnapshot(url).catch(() => undefined)) ?? read;
}

/** Caches what a page read before it had a worker; the browser still has it. */
export async function cacheRead(url: string): Promise<void> {
  if (await cachedReads.match(url)) return;
  const answer = await fetch(url, {
    cache: "force-cache",
    mode: "cors",
    credentials: "omit",
    headers: { accept: "application/json" },
  });
  if (isCacheable(answer)) await cacheAnswer(url, answer);
}

/**
 * The copy on this device, else the network's answer, cached from now on where there is room; `bytes` came from the
 * network.
 */
export async function savedOrFetched(url: string): Promise<{ answer: Response; bytes: number }> {
  const copy = await copyOf(url);
  if (copy) return { answer: copy, bytes: 0 };
  const answer = await fetchAhead(url, {
    mode: "cors",
    credentials: "omit",
    headers: { accept: "application/json" },
  });
  const bytes = (await answer.clone().arrayBuffer()).byteLength;
  if (isCacheable(answer)) await cachedReads.put(url, answer.clone(), { ahead: true });
  return { answer, bytes };
}

/**
 * Fetches again every read that no snapshot has brought since, a few at a time; stops when the connection is gone. A
 * read that the API refuses for now holds up no other.
 *
 * @param since when the snapshot was brought up to date (ISO 8601); empty without one
 * @returns whether every read is the API's present answer now
 */
export async function refreshReads(emit: ReadEvent["emit"], since = ""): Promise<boolean> {
  const isCurrent = async (url: string) =>
    since !== "" && ((await copyOf(url))?.headers.get(savedAtHeader) ?? "") >= since;
  const waiting: string[] = [];
  for (const url of await cachedReads.urls()) if (!(await isCurrent(url))) waiting.push(url);
  const outcomes = new Set<Refreshed>();
  const work = async () => {
    for (let url = waiting.shift(); url && !outcomes.has("unanswered"); url = waiting.shift())
      outcomes.add(await refresh(url, null, emit));
  };
  await Promise.all(Array.from({ length: refreshedAtOnce }, work));
  return !outcomes.has("refused") && !outcomes.has("unanswered");
}

/** Addresses of all answers on this device: those that were read and those that came in a snapshot. */
export async function addressesOfCopies(): Promise<string[]> {
  const held = await heldSnapshot();
  return [...new Set([...(held ? urlsOf(held) : []), ...(await cachedReads.urls())])];
}

export async function clearReads(): Promise<void> {
  await cachedReads.clear();
  await clearSnapshot();
}

function refresh(url: string, savedAt: string | null, emit: ReadEvent["emit"]): Promise<Refreshed> {
  const known = running.get(url);
  if (known) return known;
  const work = refreshOnce(url, savedAt, emit).finally(() => running.delete(url));
  running.set(url, work);
  return work;
}

async function refreshOnce(url: string, savedAt: string | null, emit: ReadEvent["emit"]): Promise<Refreshed> {
  const answer = await fetch(url, {
    mode: "cors",
    credentials: "omit",
    // Asks with the ETag the browser knows: an unchanged list costs its headers.
    cache: "no-cache",
    headers: { accept: "application/json" },
    signal: timeoutSignal(refreshTimeoutMs),
  }).catch(() => undefined);
  if (answer?.status === 404 || answer?.status === 410) {
    await cachedReads.delete(url);
    await forgetInSnapshot(url);
    await emit({ type: "read-updated", url });
    return "current";
  }
  if (!answer || !isCacheable(answer)) {
    await emit({ type: "read-kept", url, keptAt: savedAt ?? "" });
    return answer && isJson(answer) ? "refused" : "unanswered";
  }
  refreshedAt.set(url, Date.now());
  const before = await (await copyOf(url))?.text();
  const after = await answer.clone().text();
  await cacheAnswer(url, answer, emit);
  await emit({ type: after === before ? "read-current" : "read-updated", url });
  return "current";
}

/**
 * On a full device pictures make room for what can be read. A copy is a convenience: when it can't be cached, the
 * answer is still given.
 */
const cacheAnswer = (
  url: string,
  answer: Response,
  emit: ReadEvent["emit"] = async () => undefined,
): Promise<void> =>
  withRoom(
    () => cachedReads.put(url, answer.clone()),
    (evicted) => emit({ type: "space-made", gaveUp: evicted }),
  ).catch((error: unknown) => console.warn("not cached", url, String(error)));

/** A captive portal answers 200 with a page of its own: only JSON is an answer of the API. */
export function isCacheable(answer: Response): boolean {
  if (answer.status !== 200 || answer.type === "opaque") return false;
  if (/\bno-store\b/.test(answer.headers.get("cache-control") ?? "")) return false;
  return isJson(answer);
}

const isJson = ({ headers }: Response): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get("content-type") ?? "");

const insists = ({ cache }: Request): boolean =>
  cache === "reload" || cache === "no-store" || cache === "no-cache";

function isFresh(url: string): boolean {
  const ageMs = Date.now() - (refreshedAt.get(url) ?? Number.NaN);
  return ageMs >= 0 && ageMs < freshForMs;
}
