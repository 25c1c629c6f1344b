/** A copy of headers for another body: without the two that describe the old one. */
export function headersForNewBody(given: Headers): Headers {
  const headers = new Headers(given);
  headers.delete("content-length");
  headers.delete("content-encoding");
  return headers;
}
