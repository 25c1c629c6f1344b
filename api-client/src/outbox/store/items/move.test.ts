import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { parentId, type NewItem } from "../../queue/item.ts";
import { plan } from "../../queue/plan.ts";
import { moving, type Target } from "./move.ts";
import { rewriteItem } from "./rewrite.ts";
import { outboxStore, type OutboxStore } from "../store.ts";

let store: OutboxStore;
const at = 1000;

const create = (id: string): NewItem => ({
  ...{ id, label: id, group: { id: `project/${id}`, label: id } },
  request: { method: "POST", paths: ["/projects"], json: { title: id } },
});
const photoOf = (parent: string): NewItem => ({
  ...{ id: `${parent}-0`, label: "a.jpg", group: { id: `project/${parent}`, label: parent }, parent },
  request: {
    method: "POST",
    paths: [`/projects/${parentId}/photos`],
    form: { texts: {}, files: [{ field: "photos", file: new Blob(["pixels"]) }] },
  },
});
const refuse = async (id: string, unknown?: true) => {
  await store.change(id, { type: "started" });
  await store.change(id, { type: "refused", message: "No.", status: 422, unknown });
};

const move = async (id: string, target: Target) => rewriteItem(store, id, await moving("ada", target));

beforeEach(async () => {
  store = outboxStore({ name: crypto.randomUUID(), now: () => at });
  await store.keys.unlock("ada", undefined);
  await store.add("ada", [create("refused"), photoOf("refused")]);
});

describe("a queued photo that is led to another record", () => {
  const request = { method: "POST", paths: ["/projects/7/photos"], look: ["/list/7"] } as const;

  it("keeps its key, its name and every byte, and goes out without its former parent", async () => {
    await refuse("refused");
    await move("refused-0", { request, group: { id: "photos/7", label: "Photos of Seven" } });
    const { contents, parent } = await store.open("refused-0");
    expect(contents).toMatchObject({
      ...{ label: "a.jpg", group: { label: "Photos of Seven" } },
      request: { paths: ["/projects/7/photos"], look: ["/list/7"] },
    });
    expect(parent).toBeUndefined();
    const [file] = contents.request.form?.files ?? [];
    expect(await (await store.readFile("ada", file!)).text()).toBe("pixels");
    expect(plan(await store.heads("ada"), at)).toEqual({ kind: "send", id: "refused-0" });
    await store.discard(["refused"]);
    expect((await store.heads("ada")).map(({ id }) => id)).toEqual(["refused-0"]);
  });

  it("follows a project that was saved after it", async () => {
    await refuse("refused");
    await store.add("ada", [create("later")]);
    const { group, request: onParent } = photoOf("later");
    await move("refused-0", { request: onParent, group, parent: "later" });
    expect(plan(await store.heads("ada"), at)).toEqual({ kind: "send", id: "later" });
    await store.change("later", { type: "started" });
    await store.change("later", { type: "accepted", at, recordId: "9" });
    expect(plan(await store.heads("ada"), at)).toEqual({ kind: "send", id: "refused-0" });
  });

  it("is added there, though it was to replace a photo where it comes from", async () => {
    const form = { texts: { index: "1", id: "p2" }, files: [{ field: "photos", file: new Blob(["new"]) }] };
    const replacement = { method: "PUT", paths: ["/projects/1/photos"], form } as const;
    await store.add("ada", [
      { id: "put", label: "b.jpg", group: { id: "g", label: "G" }, request: replacement },
    ]);
    await move("put", { request, group: { id: "photos/7", label: "Photos of Seven" } });
    const { contents } = await store.open("put");
    expect(contents.request).toMatchObject({ method: "POST", paths: ["/projects/7/photos"] });
    expect(contents.request.form).toMatchObject({ texts: {}, files: [{ field: "photos" }] });
  });

  it("stays where it is when it may have arrived, or is on its way", async () => {
    const again = () => move("refused-0", { request, group: { id: "g", label: "G" } });
    await store.change("refused-0", { type: "started" });
    await expect(again()).rejects.toMatchObject({ kind: "gone" });
    await store.change("refused-0", { type: "refused", message: "", unknown: true });
    await expect(again()).rejects.toMatchObject({ kind: "gone" });
    expect((await store.open("refused-0")).parent).toBe("refused");
  });
});
