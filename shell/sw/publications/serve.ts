import { createPartialResponse } from "workbox-range-requests";
import { savedPrefix } from "../routing/policy.ts";
import { readState } from "../releases/sets/state.ts";
import { readIndex } from "./saved-file-index.ts";
import { openedDocuments } from "../cache/opened-documents.ts";
import { notHere } from "./not-here.ts";
import { matchSaved } from "./saved.ts";

/** Documents above this are stored only when they are saved on purpose. */
const openedBytes = 20_000_000;
/** What a browser may show in place; anything else is offered as a file. */
const shownInPlace = /^(?:application\/pdf|text\/plain|text\/csv)\b/i;

/** Answers a stored document by its own address: the saved one, in ranges too, else the network. */
export async function answerDocument(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { url } = request;
  const saved = (await matchSaved(url)) ?? (await openedDocuments.match(url));
  if (saved) return slice(request, saved);
  const answer = await fetch(request);
  if (isCacheable(request, answer)) {
    const copy = answer.clone();
    waitUntil(
      openedDocuments
        .put(url, copy)
        .catch((error: unknown) => console.warn("not stored", url, String(error))),
    );
  }
  return answer;
}

/**
 * Answers `/kept/<name>`: a stored document under the site's own origin, where a tab can be opened on it without a
 * connection. `?download` offers it as a file.
 */
export async function answerSavedAddress(
  request: Request,
  storageBase: string,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const url = `${storageBase}/${pathname.slice(savedPrefix.length)}`;
  const range = request.headers.get("range");
  const asked = new Request(url, { mode: "cors", credentials: "omit", headers: range ? { range } : {} });
  const answer = await answerDocument(asked, waitUntil).catch(() => undefined);
  if (!answer) return notHere((await readState())?.languages?.[0]);
  if (!answer.ok) return answer;
  const filename =
    (await readIndex())[url]?.filename ?? decodeURIComponent(url.slice(url.lastIndexOf("/") + 1));
  return underOwnOrigin(answer, filename, searchParams.has("download"));
}

/**
 * A stored file must be nothing but itself here: only types that run no script of the site's are shown in place, and
 * nothing is sniffed. (A `sandbox` policy would keep Chromium's viewer from showing a PDF.)
 */
function underOwnOrigin(answer: Response, filename: string, isDownload: boolean): Response {
  const headers = new Headers(answer.headers);
  const inPlace = !isDownload && shownInPlace.test(headers.get("content-type") ?? "");
  headers.set(
    "content-disposition",
    `${inPlace ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(filename)}`,
  );
  headers.set("x-content-type-options", "nosniff");
  headers.set("content-security-policy", "frame-ancestors 'none'");
  return new Response(answer.body, { status: answer.status, headers });
}

const slice = (request: Request, saved: Response): Response | Promise<Response> =>
  request.headers.has("range") ? createPartialResponse(request, saved) : saved;

function isCacheable(request: Request, answer: Response): boolean {
  const bytes = Number(answer.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  const isPage = /^text\/html\b/i.test(answer.headers.get("content-type") ?? "text/html");
  return answer.status === 200 && !request.headers.has("range") && !isPage && bytes <= openedBytes;
}
