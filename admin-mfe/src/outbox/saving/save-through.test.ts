import type { NewItem } from "@ministry/api-client/outbox";
import { describe, expect, it, vi } from "vitest";
import { cover, form, formSaving, key } from "../../testing/form-saving.ts";

const { phone, server, startOutbox, held, save, atEachStep } = formSaving();

describe("a form that the server refuses", () => {
  it("gets everything back, and nothing of it stays in the queue", async () => {
    const { outbox, store } = startOutbox();
    const { calledSaved, ended } = await save(outbox, form("Opening"));
    expect([calledSaved, ended]).toMatchObject([true, { status: 422, serverMessage: "The title is taken." }]);
    expect(await store.heads("ada")).toEqual([]);
  });

  it("is stored whole wherever the phone goes off, and its corrected version arrives once", async () => {
    const steps = await atEachStep(async (writes) => {
      const before = startOutbox();
      phone.writesLeft = writes;
      const { calledSaved, wentOff } = await save(before.outbox, form("Opening"));
      before.end();
      phone.writesLeft = Infinity;
      const { outbox, store, end, item, inDraft, inQueue } = await held();
      if (calledSaved) expect([inDraft, inQueue], `after ${writes} writes`).toContain("Opening");
      if (!calledSaved && !inDraft && !inQueue) return wentOff;

      server.refusing = false;
      const isRefused = !item || item.job.state === "stuck";
      const corrected = isRefused && inDraft ? "Corrected" : "Opening";
      if (inDraft) {
        expect((await save(outbox, form(corrected))).ended).toMatchObject({ kind: "received" });
      } else await outbox.retry(key);
      const unsent = async () => (await store.heads("ada")).filter(({ job }) => job.state !== "sent");
      await expect.poll(unsent).toEqual([]);
      expect([...server.taken]).toEqual([[key, corrected]]);
      end();
      return wentOff;
    });
    expect(steps).toBeGreaterThan(6);
  });

  it("A-180 shows the server's words however long its draft takes to be written, and was sent once", async () => {
    let tries = 0;
    const { outbox, store, end } = startOutbox((path) => {
      if (path !== "/events") return undefined;
      tries += 1;
      return Promise.resolve(Response.json({ message: "Closed for the night." }, { status: 503 }));
    });
    const { items, end: formEnd } = form("Opening");
    const saveDraft = async () => {
      // Longer than the queue's first back-off, as on a cheap phone with ten photos.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return formEnd.saveDraft();
    };
    const { ended } = await save(outbox, { items, end: { ...formEnd, saveDraft } });
    expect(ended).toMatchObject({ serverMessage: "Closed for the night." });
    expect(tries).toBe(1);
    expect(await store.heads("ada")).toEqual([]);
    end();
  });

  it("keeps its photos when it goes out again just as it is taken back", async () => {
    server.refusing = false;
    let tries = 0;
    let questions = 0;
    let goneOut = (): void => undefined;
    const again = new Promise<void>((resolve) => (goneOut = resolve));
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { outbox, store, end } = startOutbox((path) => {
      if (path === "/receipts") {
        // The form's question waits for that of the sender, who asks before it tries again.
        questions += 1;
        if (questions === 2) goneOut();
        // A person presses "Send now" in another tab.
        else void outbox.sendNow();
        return again.then(() => Response.json({ receipts: [] }));
      }
      if (path !== "/events") return undefined;
      tries += 1;
      if (tries === 1) return Promise.resolve(Response.json({}, { status: 503 }));
      return answered.then(() => undefined);
    });
    const { items, end: formEnd } = form("Opening");
    const photo: NewItem = {
      ...{ id: `${key}-0`, parent: key, label: "Photo", group: items[0]!.group },
      request: {
        ...{ method: "POST", paths: ["/events/{parent._id}/photos"] },
        form: { texts: { title: "Photo" }, files: [{ field: "photo", file: cover() }] },
      },
    };
    const { discard } = store;
    vi.spyOn(store, "discard").mockImplementation(async (ids) => {
      const gone = await discard(ids);
      // Answered only when the queue was asked to give it up.
      if (ids.includes(key)) answer();
      return gone;
    });
    const ended = await save(outbox, { items: [...items, photo], end: formEnd });
    expect(ended).toMatchObject({ calledSaved: true, ended: { kind: "queued" } });
    const states = async () => (await store.heads("ada")).map(({ job }) => job.state);
    await expect.poll(states).toEqual(["sent", "sent"]);
    expect([...server.taken.values()]).toEqual(["Opening", "Photo"]);
    end();
  });

  it("stays in the queue on a device that stores no drafts", async () => {
    const { outbox, store } = startOutbox();
    const { items, end } = form("Opening");
    const { ended } = await save(outbox, { items, end: { ...end, saveDraft: () => Promise.resolve(false) } });
    expect(ended).toEqual({ kind: "queued", reason: "The title is taken." });
    expect((await store.heads("ada")).map(({ job }) => job.state)).toEqual(["stuck"]);
  });
});
