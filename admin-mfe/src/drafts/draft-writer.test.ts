import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import { readDraft, removeAllDrafts, type Draft } from "./draft-store.ts";
import { draftWriter } from "./draft-writer.ts";
import { storeAs } from "./storable.ts";

const formKey = "ada/event/new";
const draftOf = (title: string): Draft => ({
  ...{ values: { title }, idempotencyKey: "k", savedAt: 5, resume: false },
  ...{ name: "Form", path: "/Form" },
});
const title = async () => (await readDraft(formKey))?.values.title;
const fillDevice = () =>
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

afterEach(async () => {
  vi.restoreAllMocks();
  await removeAllDrafts();
});

it("writes what was typed last once the device has room again, and says so", async () => {
  const onStored = vi.fn();
  const writer = draftWriter(formKey, onStored, 1, 3000, 20);
  fillDevice();
  writer.update(draftOf("Well"));
  await expect.poll(() => onStored.mock.calls.at(-1)).toEqual([false]);
  vi.restoreAllMocks();
  await expect.poll(title).toBe("Well");
  expect(onStored.mock.calls.at(-1)).toEqual([true]);
});

it("tries it again when the page is hidden", async () => {
  const writer = draftWriter(formKey, () => undefined, 1, 3000, 60_000);
  fillDevice();
  writer.update(draftOf("Well"));
  await writer.writeNow();
  vi.restoreAllMocks();
  await writer.flush();
  expect(await title()).toBe("Well");
  await writer.close();
});

it("holds a photo as it was chosen while making it smaller takes longer than a second", async () => {
  const photo = new File(["as it was chosen"], "well.jpg", { type: "image/jpeg" });
  storeAs(photo, () => Promise.resolve(undefined));
  const writer = draftWriter(formKey, () => undefined);
  writer.update({ ...draftOf("Well"), values: { title: "Well", photos: [photo] } });
  void writer.writeNow();
  const photos = async () => ((await readDraft(formKey))?.values["photos"] as File[] | undefined)?.length;
  await expect.poll(photos, { timeout: 2_500 }).toBe(1);
  await writer.close();
});
