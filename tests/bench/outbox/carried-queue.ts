import { createRequire } from "node:module";
import { requests } from "@ministry/api-client";
import { outboxStore } from "@ministry/api-client/outbox";
import { exportQueue } from "@ministry/api-client/outbox/transfer-queue";
import type { Lane } from "../../faults/lane.ts";
import { firstAdmin } from "../../support/servers/product.ts";

/** Where the client's own tests find a browser's database. */
const ofClient = createRequire(new URL("../../../api-client/package.json", import.meta.url));

/**
 * A queue of so many photos, as the file that another phone of the first admin would export: saving each through the
 * form would take most of the bench's time.
 *
 * @param gallery id of the project they are for
 */
export async function carriedQueue(
  { apiUrl }: Lane,
  gallery: string,
  photo: Buffer,
  count: number,
): Promise<Buffer> {
  await import(ofClient.resolve("fake-indexeddb/auto"));
  const answer = await fetch(`${apiUrl}/customerLogin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(firstAdmin),
  });
  const { queueKey, user } = (await answer.json()) as { queueKey: string; user: { _id: string } };
  const owner = user._id;
  const store = outboxStore();
  await store.keys.unlock(owner, queueKey);
  const group = { id: `photos/water/${gallery}`, label: "Photos of the other phone" };
  for (let at = 0; at < count; at += 1) {
    const label = `well ${at}.jpg`;
    const file = new File([new Uint8Array(photo), String(at)], label, { type: "image/jpeg" });
    await store.add(owner, [{ request: requests.photos.add("water", gallery, [file]), label, group }]);
  }
  const { file } = await exportQueue({ context: { store, owner: () => owner } });
  return Buffer.from(await file.arrayBuffer());
}
