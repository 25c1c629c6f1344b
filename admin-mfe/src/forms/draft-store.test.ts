import "fake-indexeddb/auto";
import { afterEach, describe, expect, it } from "vitest";
import {
  countDrafts,
  listDrafts,
  readDraft,
  removeAllDrafts,
  removeDraft,
  writeDraft,
} from "./draft-store.ts";

const photo = (name: string, text = name) => new File([text], name, { type: "image/jpeg", lastModified: 7 });
const draft = (values: Record<string, string | File | File[] | undefined>) => ({
  ...{ values, idempotencyKey: "k1", savedAt: 5, resume: false, name: "Form", path: "/Form" },
});

afterEach(removeAllDrafts);

describe("the kept drafts", () => {
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
      const asked = indexedDB.deleteDatabase("ministry-drafts");
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

  it("lists the drafts of one admin only, and none after sign-out", async () => {
    await writeDraft("a/form", draft({ title: "mine" }));
    await writeDraft("b/form", draft({ title: "theirs" }));
    expect((await listDrafts("a")).map(({ formKey }) => formKey)).toEqual(["a/form"]);
    await removeAllDrafts();
    expect(await countDrafts()).toBe(0);
  });
});
