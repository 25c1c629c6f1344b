/**
 * Fetches a file whose hash is known.
 *
 * @throws when it can't be had, has a wrong byte, or `signal` is aborted
 */
export async function fetchChecked(url: string, integrity: string, signal?: AbortSignal): Promise<Response> {
  const get = (cache: RequestCache) =>
    fetch(url, { mode: "cors", credentials: "omit", integrity, cache, ...(signal && { signal }) });
  // Wrong bytes reject here, and may sit in the HTTP cache as "immutable": the server is asked once more.
  const answer = await get("default").catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return get("reload");
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}
