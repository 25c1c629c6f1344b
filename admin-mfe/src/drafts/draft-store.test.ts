import "fake-indexeddb/auto";
import { createVault, outboxStore, rowName, type NewItem } from "@ministry/api-client/outbox";
import { openDB } from "idb";
import { afterEach, describe, expect, it } from "vitest";
import {
  countDrafts,
  listDrafts,
  markHandedOver,
  readDraft,
  removeAllDrafts,
  removeDraft,
  removeDraftsOf,
  removeHandedOver,
  writeDraft,
} from "./draft-store.ts";

const outbox = outboxStore();
const queueKey = btoa(String.fromCharCode(...new Uint8Array(32).fill(7)));
const asText = (_: string, value: unknown) => {
  if (!(value instanceof ArrayBuffer)) return value;
  return Buffer.from(new Uint8Array(value)).toString("latin1");
};

const photo = (name: string, text = name) => new File([text], name, { type: "image/jpeg", lastModified: 7 });
const draft = (values: Record<string, string | File | File[] | undefined>) => ({
  ...{ values, idempotencyKey: "k1", savedAt: 5, resume: false, name: "Form", path: "/Form" },
});

afterEach(removeAllDrafts);

describe("the stored drafts", () => {
  it("gives texts, files and key back as they were", async () => {
    const cover = photo("cover.jpg", "cover bytes");
    await writeDraft(
      "a/form",
      draft({ title: "T", cover, none: undefined, photos: [photo("a.jpg"), photo("b.jpg")] }),
    );
    const found = await readDraft("a/form");
    expect(found).toMatchObject({ idempotencyKey: "k1", savedAt: 5, values: { title: "T" } });
    const back = found?.values.cover as File;
    expect([back.name, back.type, back.lastModified, await back.text()]).toEqual([
      "cover.jpg",
      "image/jpeg",
      7,
      "cover bytes",
    ]);
    expect((found?.values.photos as File[]).map(({ name }) => name)).toEqual(["a.jpg", "b.jpg"]);
  });

  it("hands its files to the database one after the other, so that none of them keeps a tap waiting for the others", async () => {
    const { put } = IDBObjectStore.prototype;
    let underWay = 0;
    let most = 0;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown) {
      const request = put.call(this, value);
      most = Math.max(most, ++underWay);
      request.addEventListener("success", () => (underWay -= 1));
      return request;
    };
    try {
      await writeDraft("a/form", draft({ photos: [photo("a.jpg"), photo("b.jpg"), photo("c.jpg")] }));
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect(most).toBe(1);
    expect((await readDraft("a/form"))?.values.photos).toHaveLength(3);
  });

  it("forgets a file that was taken out of the form", async () => {
    const [a, b] = [photo("a.jpg"), photo("b.jpg")];
    await writeDraft("a/form", draft({ photos: [a, b] }));
    await writeDraft("a/form", draft({ photos: [b] }));
    const found = await readDraft("a/form");
    expect((found?.values.photos as File[]).map(({ name }) => name)).toEqual(["b.jpg"]);
  });

  it("keeps the files of other forms when one draft goes", async () => {
    const shared = photo("a.jpg");
    await writeDraft("a/one", draft({ photos: [shared] }));
    await writeDraft("a/two", draft({ photos: [shared] }));
    await removeDraft("a/one");
    expect(await readDraft("a/one")).toBeUndefined();
    expect((await readDraft("a/two"))?.values.photos).toHaveLength(1);
  });

  it("stands in nobody's way who deletes the database, and keeps the next draft all the same", async () => {
    await writeDraft("a/form", draft({ title: "before" }));
    await new Promise((resolve, reject) => {
      const asked = indexedDB.deleteDatabase("ministry-locked-drafts");
      asked.onsuccess = resolve;
      asked.onblocked = reject;
    });
    const photos = [photo("a.jpg")];
    await writeDraft("a/form", draft({ title: "after", photos }));
    expect((await readDraft("a/form"))?.values).toMatchObject({
      title: "after",
      photos: [{ name: "a.jpg" }],
    });
  });

  it("lists and removes the drafts of one admin only", async () => {
    await writeDraft("a/form", draft({ title: "mine" }));
    await writeDraft("b/form", draft({ title: "theirs" }));
    expect((await listDrafts("a")).map(({ formKey }) => formKey)).toEqual(["a/form"]);
    await removeDraftsOf("a");
    expect([await countDrafts("a"), await countDrafts("b")]).toEqual([0, 1]);
  });
});

describe("a draft that an earlier release has written", () => {
  /** One row for each file, encrypted as a whole, beside the draft that names it. */
  async function writeAsBefore(formKey: string): Promise<void> {
    // Makes the database, and the key of its owner.
    await writeDraft(formKey, draft({}));
    const vault = createVault(outbox);
    const draftId = await rowName(formKey);
    const id = `${draftId}#1`;
    const file = { id, name: "pump.jpg", type: "image/jpeg", lastModified: 7 };
    const { values: _, savedAt, ...about } = draft({});
    const contents = { ...about, formKey, values: { title: "Well", photos: { files: [file] } } };
    const db = await openDB("ministry-locked-drafts");
    const bytes = new TextEncoder().encode("pump bytes").buffer as ArrayBuffer;
    await db.put("files", { id, draftId, sealed: await vault.encrypt("ada", id, bytes) });
    const sealed = await vault.encryptJson("ada", draftId, contents);
    await db.put("drafts", { id: draftId, owner: "ada", savedAt, sealed });
    db.close();
  }
  const photosOf = (found: Awaited<ReturnType<typeof readDraft>>) => found?.values.photos as File[];

  it("is read with its files, and goes on in the queue's chunks once it is written again", async () => {
    await writeAsBefore("ada/water/new");
    const found = await readDraft("ada/water/new");
    const [pump] = photosOf(found);
    expect([found?.values.title, pump?.name, pump?.lastModified, await pump?.text()]).toEqual([
      ...["Well", "pump.jpg", 7, "pump bytes"],
    ]);
    await writeDraft("ada/water/new", draft({ title: "Well 2", photos: photosOf(found) }));
    const db = await openDB("ministry-locked-drafts");
    expect(await db.count("files")).toBe(0);
    db.close();
    expect(await photosOf(await readDraft("ada/water/new"))[0]?.text()).toBe("pump bytes");
    expect(await (await outbox.database()).count("pieces")).toBe(1);
  });

  it("goes with its files when it is discarded", async () => {
    await writeAsBefore("ada/water/new");
    await removeDraft("ada/water/new");
    const db = await openDB("ministry-locked-drafts");
    expect([await db.count("drafts"), await db.count("files")]).toEqual([0, 0]);
    db.close();
  });
});

describe("a draft on a shared device", () => {
  const secret = () =>
    writeDraft("ada/event/opening", {
      ...draft({ title: "secret title", photos: [photo("secret.jpg", "secret bytes")] }),
    });

  it("is stored without a readable word, name or file", async () => {
    await outbox.keys.unlock("ada", queueKey);
    await secret();
    const db = await openDB("ministry-locked-drafts");
    const chunks = await (await outbox.database()).getAll("pieces");
    const everything = JSON.stringify([await db.getAll("drafts"), chunks], asText);
    expect(chunks).toHaveLength(1);
    db.close();
    for (const word of ["secret", "Form", "opening", "event"]) expect(everything).not.toContain(word);
  });

  it("is locked by a sign-out and back, files and all, after the next sign-in", async () => {
    await outbox.keys.unlock("ada", queueKey);
    await secret();
    await outbox.keys.lock();
    expect(await listDrafts("ada")).toEqual([]);
    expect(await countDrafts("ada")).toBe(1);
    await expect(readDraft("ada/event/opening")).rejects.toMatchObject({ kind: "other-key" });
    await expect(secret()).rejects.toMatchObject({ kind: "locked" });
    await outbox.keys.unlock("ada", queueKey);
    const back = await readDraft("ada/event/opening");
    expect(back?.values.title).toBe("secret title");
    expect(await (back?.values.photos as File[])[0]?.text()).toBe("secret bytes");
  });
});

describe("a draft that the queue has taken", () => {
  const job: NewItem = {
    label: "Event",
    group: { id: "event/", label: "Event" },
    request: { method: "POST", paths: ["/events"], json: {} },
  };

  it("is offered no more while its job is in the queue, and again when the job is lost", async () => {
    const [id = ""] = await outbox.add("ada", [job]);
    await writeDraft("ada/form", draft({ title: "T" }));
    await markHandedOver("ada/form", id);
    expect([await readDraft("ada/form"), await listDrafts("ada"), await countDrafts("ada")]).toEqual([
      ...[undefined, [], 0],
    ]);
    await outbox.discard([id]);
    expect((await readDraft("ada/form"))?.values).toEqual({ title: "T" });
  });

  it("is offered no more when the page was lost before it could note that, and again once it is written down later", async () => {
    await writeDraft("ada/form", { ...draft({ title: "T" }), idempotencyKey: "taken" });
    await outbox.add("ada", [{ ...job, id: "taken" }]);
    expect([await readDraft("ada/form"), await listDrafts("ada"), await countDrafts("ada")]).toEqual([
      ...[undefined, [], 0],
    ]);
    const later = { ...draft({ title: "given back" }), idempotencyKey: "taken", savedAt: Date.now() + 1 };
    await writeDraft("ada/form", later);
    expect((await readDraft("ada/form"))?.values).toEqual({ title: "given back" });
  });

  it("is gone once its job was received, or a person has discarded the job", async () => {
    const [received = "", discarded = ""] = await outbox.add("ada", [job, job]);
    await writeDraft("ada/one", draft({ title: "1" }));
    await markHandedOver("ada/one", received);
    await outbox.change(received, { type: "found", at: Date.now() });
    await writeDraft("ada/two", draft({ title: "2" }));
    await markHandedOver("ada/two", discarded);
    await outbox.discard([discarded]);
    await removeHandedOver([discarded]);
    expect(await listDrafts("ada")).toEqual([]);
    await outbox.discard([received]);
    expect([await readDraft("ada/one"), await readDraft("ada/two")]).toEqual([undefined, undefined]);
  });

  it("is a draft like any other when the form is written down again", async () => {
    const [id = ""] = await outbox.add("ada", [job]);
    await writeDraft("ada/form", draft({ title: "T" }));
    await markHandedOver("ada/form", id);
    await writeDraft("ada/form", draft({ title: "given back" }));
    expect((await readDraft("ada/form"))?.values).toEqual({ title: "given back" });
  });
});
