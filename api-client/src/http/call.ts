/** Where the API is and how it is reached. */
export interface HttpOptions {
  /** The API's origin, with or without a slash at the end. */
  apiBase: string;
  /** The bearer token, asked for before each call; absent for visitors. */
  token?: () => string | undefined;
  /** Stands in for the browser's own. */
  fetch?: typeof fetch;
}

/** What a caller may say about one call. */
export interface Call {
  signal?: AbortSignal;
  /** Text for the error when the server gives none. */
  fallback?: string;
}

/** What a caller may say about one write. */
export interface WriteCall extends Call {
  /** One key per action; a repeated request with it has no second effect. One is made where none is given. */
  idempotencyKey?: string;
  /** `_id` of what the screen showed at the index it addresses; the server answers 409 when it moved. */
  itemId?: string;
  /** `updatedAt` of the record that was shown; the server answers 412 when it was changed since. */
  version?: string;
  /** Bytes of the body sent so far and altogether. */
  onProgress?: (sent: number, total: number) => void;
}

/** `path` on the API's host. */
export function addressOf({ apiBase }: HttpOptions, path: string): string {
  return apiBase.replace(/\/+$/u, "") + path;
}

/**
 * Headers of every call. Visitors' reads carry none but this one, which needs no preflight and lets the worker cache
 * the answers: it never caches what was asked with `Authorization`.
 */
export function headersOf({ token }: HttpOptions): Record<string, string> {
  const bearer = token?.();
  return { Accept: "application/json", ...(bearer && { Authorization: `Bearer ${bearer}` }) };
}
