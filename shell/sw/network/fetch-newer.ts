import { acceptDelta, deltaType, versionOf } from "@ministry/contract";
import { applyDelta } from "fossil-delta";
import { headersForNewBody } from "./headers-for-new-body.ts";

/** They say how the body was sent, and what it was for caches on the way. */
const ofTheTransfer = new Set([
  "content-type",
  "content-length",
  "content-encoding",
  "cache-control",
  "etag",
  "vary",
]);

/**
 * Fetches a text of which this device may hold an older version. Where the site's server still knows that version, only
 * what differs comes over the network; any other server sends the whole text.
 *
 * @param held the text as it was got last, with the headers it came with
 * @returns the whole text either way; with the headers of `held`, as far as the server does not say others
 */
export async function fetchNewer(
  url: string,
  held: Response | undefined,
  init: RequestInit = {},
): Promise<Response> {
  if (!held) return fetch(url, init);
  const before = new Uint8Array(await held.clone().arrayBuffer());
  const accept = acceptDelta(await versionOf(before));
  const answer = await fetch(url, { ...init, headers: { ...init.headers, accept } });
  if (!answer.headers.get("content-type")?.startsWith(deltaType)) return answer;
  try {
    const text = applyDelta(before, new Uint8Array(await answer.arrayBuffer()));
    return new Response(text, { headers: headersOf(held, answer) });
  } catch (error) {
    console.warn("not what differs from the text held", url, String(error));
    return fetch(url, init);
  }
}

function headersOf(held: Response, answer: Response): Headers {
  const headers = headersForNewBody(held.headers);
  for (const [name, value] of answer.headers) if (!ofTheTransfer.has(name)) headers.set(name, value);
  return headers;
}
