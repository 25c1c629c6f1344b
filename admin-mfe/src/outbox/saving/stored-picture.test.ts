import { outboxDatabaseName, outboxStore, type OutboxStore } from "@ministry/api-client/outbox";
import { describe, expect, it, vi } from "vitest";
import { draftWriter } from "../../drafts/draft-writer.ts";
import { readDraft, removeAllDrafts } from "../../drafts/draft-store.ts";
import { form, formKey, formSaving, key } from "../../testing/form-saving.ts";
import { off } from "../../testing/power-cut.ts";
import { returnToForm } from "./return-to-form.ts";

const day = 24 * 3_600_000;

const { phone, server, database, startOutbox, held, save, atEachStep } = formSaving();

describe("a picture that the form's draft has stored", () => {
  /** The queue's own database, whose chunks the drafts share. */
  async function emptied() {
    database.name = outboxDatabaseName;
    const { store } = startOutbox();
    await store.discard((await store.heads("ada")).map(({ id }) => id));
    // What a crash left behind is collected a day later only.
    const db = await store.database();
    await Promise.all([db.clear("pieces"), db.clear("holds")]);
    return store;
  }
  const chunksOf = async (store: OutboxStore) => (await store.database()).count("pieces");

  it("is whole wherever the phone goes off, is written once and arrives once", async () => {
    const steps = await atEachStep(async (writes) => {
      await emptied();
      const before = startOutbox((path) =>
        path === "/healthz" ? Promise.reject(new Error("cut")) : undefined,
      );
      const { items, end: formEnd } = form("Opening");
      const writer = draftWriter(formKey, () => undefined);
      const calledSaved = { draft: false, queue: false };
      const visit = async () => {
        calledSaved.draft = await formEnd.saveDraft();
        await before.outbox.add(items);
        calledSaved.queue = true;
        void writer.handOver(key);
        await writer.forget();
      };
      phone.writesLeft = writes;
      const wentOff = (await phone.untilOff(visit())) === off;
      before.end();
      phone.writesLeft = Infinity;
      const { outbox, store, end, inDraft, inQueue } = await held();
      const said = `after ${writes} writes`;
      if (calledSaved.draft || calledSaved.queue) expect([inDraft, inQueue], said).toContain("Opening");
      expect(await chunksOf(store), said).toBeLessThanOrEqual(1);

      server.refusing = false;
      const draft = inDraft ? await readDraft(formKey) : undefined;
      if (draft) {
        const again = form("Opening", draft.values.cover as File);
        await outbox.add(again.items);
        await outbox.retry(key);
        expect(await chunksOf(store), said).toBe(1);
      }
      if (!draft && inQueue) await outbox.retry(key);
      const unsent = async () => (await store.heads("ada")).filter(({ job }) => job.state !== "sent");
      await expect.poll(unsent).toEqual([]);
      if (calledSaved.draft || calledSaved.queue) expect([...server.taken], said).toEqual([[key, "Opening"]]);
      await removeAllDrafts();
      // A draft may have gone without what held its files.
      await outboxStore({ name: database.name, now: () => Date.now() + 2 * day }).drafts.tidy([]);
      if (inDraft || inQueue) expect(await chunksOf(store), said).toBe(0);
      end();
      return wentOff;
    });
    expect(steps).toBeGreaterThan(6);
    await emptied();
  });

  it("that comes back from the queue is not written again", async () => {
    const store = await emptied();
    const { outbox, end } = startOutbox();
    const { items, end: formEnd } = form("Opening");
    await save(outbox, { items, end: { ...formEnd, saveDraft: () => Promise.resolve(false) } });
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await returnToForm(outbox, key, "ada");
    expect(put.mock.contexts.filter((one) => (one as IDBObjectStore).name === "pieces")).toEqual([]);
    expect(await ((await readDraft(formKey))?.values.cover as File).text()).toBe("pixels");
    expect(await chunksOf(store)).toBe(1);
    end();
  });
});
