/** How long the site may take to begin a page that this device can show without it. */
export const pageTimeoutMs = 10_000;

/**
 * Fetches what must begin to come within a time. The rest may take longer: on a slow connection it does. The request
 * goes as it is: with a signal it would be a new one, no longer a navigation to the server.
 *
 * @throws when the request fails, and when nothing has come in time
 */
export async function fetchWithStartTimeout(request: Request, timeoutMs = pageTimeoutMs): Promise<Response> {
  const answer = fetch(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${request.url}: nothing within ${timeoutMs} ms`));
      // Cancel a late response so that it costs no data.
      answer.then(({ body }) => body?.cancel()).catch(() => undefined);
    }, timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
