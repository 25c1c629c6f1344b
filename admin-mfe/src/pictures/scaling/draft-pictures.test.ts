import "fake-indexeddb/auto";
import { outboxStore } from "@ministry/api-client/outbox";
import { afterEach, expect, it, vi } from "vitest";
import { draftWriter } from "../../drafts/draft-writer.ts";
import { readDraft, removeAllDrafts, type Draft } from "../../drafts/draft-store.ts";
import { asSent, preparations, prepare } from "./prepare.ts";

const scaling = vi.hoisted(() => ({ end: (): void => undefined, count: 0 }));
vi.mock("./scaler.ts", () => ({
  scaleInTurn: (file: File) => {
    scaling.count += 1;
    return new Promise((resolve) => {
      scaling.end = () => resolve({ jpeg: new Blob([`small ${file.name}`], { type: "image/jpeg" }) });
    });
  },
}));

const formKey = "ada/water/new";
const photo = () => new File(["a large picture"], "pump.png", { type: "image/png", lastModified: 7 });
const draftOf = (photos: File[]): Draft => ({
  ...{ values: { title: "Well", photos }, idempotencyKey: "k", savedAt: 5, resume: false },
  ...{ name: "Form", path: "/Form" },
});
const read = async () => {
  const found = await readDraft(formKey);
  return { ...found, photos: (found?.values.photos ?? []) as File[] };
};
const chunkWrites = () => {
  const put = vi.spyOn(IDBObjectStore.prototype, "put");
  return () => put.mock.contexts.filter((one) => (one as IDBObjectStore).name === "pieces").length;
};

afterEach(async () => {
  vi.restoreAllMocks();
  scaling.count = 0;
  await removeAllDrafts();
});

it("a chosen picture is written once: when it is prepared, as it will be sent", async () => {
  const written = chunkWrites();
  const writer = draftWriter(formKey, () => undefined);
  const file = photo();
  const ready = prepare(file);
  writer.update(draftOf([file]));
  await writer.writeNow();
  expect([written(), (await read()).unstored]).toEqual([0, ["pump.png"]]);
  scaling.end();
  await ready;
  writer.update(draftOf([file]));
  await writer.writeNow();
  expect(written()).toBe(1);
  await outboxStore().add("ada", [
    {
      ...{ id: crypto.randomUUID(), label: "Photo", group: { id: "g", label: "G" } },
      request: {
        ...{ method: "POST", paths: ["/x"] },
        form: { texts: {}, files: [{ field: "photos", file: await asSent(file) }] },
      },
    },
  ]);
  expect(written()).toBe(1);
});

it("a picture of a draft that is taken up again is not scaled again", async () => {
  const writer = draftWriter(formKey, () => undefined);
  const file = photo();
  const ready = prepare(file);
  scaling.end();
  await ready;
  await writer.writeForGood(draftOf([file]));
  const [back] = (await read()).photos;
  expect([back?.name, await back?.text()]).toEqual(["pump.jpg", "small pump.png"]);
  await prepare(back!);
  expect([scaling.count, await asSent(back!)]).toEqual([1, back]);
});

it("a page that is hidden stores what is not ready yet as it was chosen", async () => {
  const writer = draftWriter(formKey, () => undefined);
  const file = photo();
  const ready = prepare(file);
  writer.update(draftOf([file]));
  await writer.writeNow();
  await writer.flush();
  const { photos, unstored } = await read();
  expect([unstored, photos[0]?.name, await photos[0]?.text()]).toEqual([
    ...[undefined, "pump.png", "a large picture"],
  ]);
  scaling.end();
  await ready;
});

it("a phone that needs long for a picture stores it as it was chosen, and goes on so while the form is typed in", async () => {
  const writer = draftWriter(formKey, () => undefined, 1, 20);
  const file = photo();
  const ready = prepare(file);
  writer.update(draftOf([file]));
  await expect.poll(async () => (await read()).photos[0]?.name).toBe("pump.png");
  writer.update({ ...draftOf([file]), savedAt: 6 });
  await writer.writeNow();
  const { photos, unstored } = await read();
  expect([unstored, await photos[0]?.text()]).toEqual([undefined, "a large picture"]);
  scaling.end();
  await ready;
  writer.update({ ...draftOf([file]), savedAt: 7 });
  await writer.writeNow();
  expect(await (await read()).photos[0]?.text()).toBe("small pump.png");
});

it("a picture that a draft gave back can be shown at once, before anything prepares it", async () => {
  const writer = draftWriter(formKey, () => undefined);
  const file = photo();
  const ready = prepare(file);
  scaling.end();
  await ready;
  writer.update(draftOf([file]));
  await writer.writeNow();
  const [restored] = (await read()).photos;
  expect(restored).toBeDefined();
  expect(restored && preparations.of(restored)).toMatchObject({ state: "ready", file: restored });
});
