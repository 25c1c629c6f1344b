import type { SavedFile } from "@ministry/contract";

const cacheName = "publications";

/** A saved publication, whole. */
export async function matchSaved(url: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(url, { ignoreVary: true });
}

export async function putSaved({ url, mimetype }: SavedFile, file: Blob): Promise<void> {
  const headers = { "content-type": mimetype, "content-length": String(file.size), "accept-ranges": "bytes" };
  await (await caches.open(cacheName)).put(url, new Response(file, { headers }));
}

export async function deleteSaved(url: string): Promise<void> {
  await (await caches.open(cacheName)).delete(url, { ignoreVary: true });
}
