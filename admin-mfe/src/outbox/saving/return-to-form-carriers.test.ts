import "fake-indexeddb/auto";
import type { Outbox, QueuedItem } from "@ministry/api-client/outbox";
import { afterEach, expect, it, vi } from "vitest";
import { readDraft, removeAllDrafts } from "../../drafts/draft-store.ts";
import { returnToForm } from "./return-to-form.ts";

const details = vi.hoisted(() => ({ of: new Map<string, () => unknown>() }));
vi.mock("@ministry/api-client/outbox/change-items", () => ({
  itemDetails: async (_: unknown, id: string) => details.of.get(id)?.(),
}));

const origin = {
  ...{ formKey: "project/water/new", name: "Form", path: "/Form", texts: { title: "Well" }, files: {} },
  lists: { photos: ["p-1", "p-2"] },
};
const photo = (id: string) => () => ({ texts: {}, files: [{ id, field: "photos" }] });
const refuse = (kind: string) => () => {
  throw Object.assign(new Error(kind), { kind });
};

/** A queue with a project and two photos of it. */
function queue(items: Partial<QueuedItem>[] = []) {
  const discard = vi.fn(async () => []);
  const readFile = async (id: string) => new File([id], `${id}.jpg`, { type: "image/jpeg" });
  details.of.set("p", () => ({ texts: {}, files: [], origin }));
  details.of.set("p-1", photo("1")).set("p-2", photo("2"));
  return { outbox: { get: () => ({ items }), discard, readFile } as unknown as Outbox, discard };
}
const photos = async () => {
  const { values = {} } = (await readDraft("ada/project/water/new")) ?? {};
  return (values.photos as File[]).map(({ name }) => name);
};

afterEach(removeAllDrafts);

it("leaves everything in the queue when a photo can't be read now", async () => {
  const { outbox, discard } = queue();
  details.of.set("p-2", refuse("damaged"));
  await expect(returnToForm(outbox, "p", "ada")).rejects.toThrow("damaged");
  expect(discard).not.toHaveBeenCalled();
});

it("goes on without a photo that was received or discarded by itself", async () => {
  const { outbox } = queue();
  details.of.set("p-1", refuse("gone"));
  await returnToForm(outbox, "p", "ada");
  expect(await photos()).toEqual(["p-2.jpg"]);
});

it("takes back no photo that was moved to another project", async () => {
  const { outbox } = queue([
    { id: "p-1", parent: "other" },
    { id: "p-2", parent: "p" },
  ]);
  await returnToForm(outbox, "p", "ada");
  expect(await photos()).toEqual(["p-2.jpg"]);
});
