const maxPerPage = 200;
/** Keeps the offset inside what a database can count. */
const lastPage = 1_000_000;

function whole(value: unknown, fallback: number, max: number): number {
  const text = Array.isArray(value) ? value[0] : value;
  const number = typeof text === "string" && /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return Number.isNaN(number) || number < 1 ? fallback : Math.min(number, max);
}

/** `page` and `limit` of a query, brought into bounds: nonsense counts as not given (API-30). */
export function clampedPaging(query: unknown, defaultLimit: number): { page: number; limit: number } {
  const { page, limit } = (query ?? {}) as Record<string, unknown>;
  return { page: whole(page, 1, lastPage), limit: whole(limit, defaultLimit, maxPerPage) };
}

/** Paging of a list that comes whole unless it is asked for. */
export function pagingOf(query: unknown): { page: number; limit: number } | undefined {
  const asked = query as Record<string, unknown> | undefined;
  return asked && ("page" in asked || "limit" in asked) ? clampedPaging(query, 50) : undefined;
}
