/** What has arrived of a file that is not whole yet: one cache entry for each chunk, in order. */
const cacheName = "publications-pieces";

const keyOf = (url: string, from: number): string => `/sw/pieces?from=${from}&of=${encodeURIComponent(url)}`;

interface Piece {
  key: Request;
  from: number;
}

async function piecesOf(url: string): Promise<Piece[]> {
  const cache = await caches.open(cacheName);
  const pieces: Piece[] = [];
  for (const key of await cache.keys()) {
    const { searchParams } = new URL(key.url);
    if (searchParams.get("of") === url) pieces.push({ key, from: Number(searchParams.get("from")) });
  }
  return pieces.sort((one, other) => one.from - other.from);
}

/** The bytes that have arrived without a gap; what lies behind a gap is not counted. */
export async function arrived(url: string): Promise<Blob> {
  const cache = await caches.open(cacheName);
  const parts: Blob[] = [];
  let bytes = 0;
  for (const { key, from } of await piecesOf(url)) {
    const stored = from === bytes ? await cache.match(key) : undefined;
    if (!stored) break;
    const part = await stored.blob();
    parts.push(part);
    bytes += part.size;
  }
  return new Blob(parts);
}

/** Stores the chunk that begins at `from`. */
export async function addPiece(url: string, from: number, bytes: Blob): Promise<void> {
  await (await caches.open(cacheName)).put(keyOf(url, from), new Response(bytes));
}

export async function dropPieces(url: string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { key } of await piecesOf(url)) await cache.delete(key);
}
