/**
 * `fetch` of a portal that may be without a line. A read that found no server is asked once more as a visitor asks
 * it, without the session: the worker keeps the answers to visitors and never those to sessions (DESIGN.md, section
 * 3). Lists and records then still open, so that work can be begun on them and saved for later; a change made on an
 * old copy is told by its version. What visitors can't read fails as before.
 */
export async function fetchOrSavedCopy(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const headers = new Headers(init.headers);
    const isRead = (init.method ?? "GET") === "GET" && headers.has("Authorization");
    if (!isRead || init.signal?.aborted) throw error;
    headers.delete("Authorization");
    return fetch(url, { ...init, headers }).catch(() => {
      throw error;
    });
  }
}
