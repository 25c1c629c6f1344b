import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, it } from "vitest";
import { listDrafts, readDraft } from "./draft-store.ts";
import { readableDatabase, type ReadableSchema } from "./readable-drafts.ts";

it("brings the drafts that an earlier release has stored readably under the owner's key, and removes them there", async () => {
  const db = await openDB<ReadableSchema>(readableDatabase, 1, {
    upgrade(fresh) {
      fresh.createObjectStore("drafts", { keyPath: "formKey" });
      fresh.createObjectStore("files", { keyPath: "id" }).createIndex("formKey", "formKey");
    },
  });
  const formKey = "ada/water/new";
  await db.put("files", {
    ...{ id: `${formKey}#1`, formKey, name: "pump.jpg", type: "image/jpeg", lastModified: 7 },
    bytes: new TextEncoder().encode("bytes").buffer as ArrayBuffer,
  });
  await db.put("drafts", {
    ...{
      formKey,
      idempotencyKey: "k",
      savedAt: 5,
      resume: false,
      name: "Water project",
      path: "/WaterProjectForm",
    },
    values: { title: "Well", photos: { files: [`${formKey}#1`] } },
  });
  db.close();

  expect(await listDrafts("ada")).toMatchObject([{ formKey, name: "Water project", savedAt: 5 }]);
  const draft = await readDraft(formKey);
  expect(draft?.values.title).toBe("Well");
  const [photo] = draft?.values.photos as File[];
  expect([photo?.name, await photo?.text()]).toEqual(["pump.jpg", "bytes"]);
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  await expect.poll(names).not.toContain(readableDatabase);
});
