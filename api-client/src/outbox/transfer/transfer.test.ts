import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import type { NewItem } from "../queue/item.ts";
import { editing } from "../store/items/edit.ts";
import { rewriteItem } from "../store/items/rewrite.ts";
import { exportItems } from "./export.ts";
import { importItems } from "./import.ts";
import { outboxStore, type OutboxStore } from "../store/store.ts";

const queueKey = btoa(String.fromCharCode(...new Uint8Array(32).fill(7)));
let phone: OutboxStore;
let other: OutboxStore;

const photo = (id: string, bytes: number, more: Partial<NewItem> = {}): NewItem => ({
  ...{ id, label: `Photo ${id}`, group: { id: "g", label: "Borehole" } },
  request: {
    method: "POST",
    paths: ["/photos"],
    form: {
      texts: {},
      files: [{ field: "photos", file: new Blob([new Uint8Array(bytes).fill(bytes % 251)]) }],
    },
  },
  ...more,
});

beforeEach(async () => {
  phone = outboxStore({ name: crypto.randomUUID() });
  other = outboxStore({ name: crypto.randomUUID() });
  await phone.keys.unlock("ada", queueKey);
  await other.keys.unlock("ada", queueKey);
  await phone.add("ada", [
    photo("p", 10),
    photo("a", 600_000, { parent: "p" }),
    photo("b", 5, { parent: "p" }),
  ]);
});

const bytesOf = async (store: OutboxStore, id: string) => {
  const [file] = (await store.open(id)).contents.request.form?.files ?? [];
  return new Uint8Array(await (await store.readFile("ada", file!)).arrayBuffer());
};

describe("the queue as a file", () => {
  it("opens on another device after the same person's sign-in, with keys, order, parents and bytes", async () => {
    const { file, items } = await exportItems(phone, "ada");
    expect(items).toBe(3);
    await other.add("ada", [photo("own", 1)]);
    expect(await importItems(other, "ada", file)).toEqual({ added: 3, known: 0 });
    const heads = await other.heads("ada");
    expect(heads.map(({ id, parent }) => [id, parent])).toEqual([
      ["own", undefined],
      ["p", undefined],
      ["a", "p"],
      ["b", "p"],
    ]);
    expect(await bytesOf(other, "a")).toEqual(await bytesOf(phone, "a"));
  });

  it("holds nothing readable", async () => {
    const { file } = await exportItems(phone, "ada");
    const text = Buffer.from(await file.arrayBuffer()).toString("latin1");
    for (const word of ["Photo a", "Borehole", "/photos"]) expect(text).not.toContain(word);
  });

  it("adds nothing twice, not even what was received here meanwhile", async () => {
    const { file } = await exportItems(phone, "ada");
    await phone.change("b", { type: "found", at: 1, receipt: "R1" });
    expect(await importItems(phone, "ada", file)).toEqual({ added: 0, known: 3 });
    expect((await phone.heads("ada")).map(({ job }) => job.state)).toEqual(["waiting", "waiting", "sent"]);
  });

  it("takes along a received parent for its number, and asks after what was on its way", async () => {
    await phone.change("p", { type: "found", at: 1, recordId: "record-1" });
    await phone.change("a", { type: "started" });
    await importItems(other, "ada", (await exportItems(phone, "ada")).file);
    const [parent, a] = (await other.heads("ada")).map(({ job }) => job);
    expect(parent).toMatchObject({ state: "sent", recordId: "record-1" });
    expect(a).toMatchObject({ state: "waiting", doubt: true });
  });

  it("is refused when it is cut short, changed, or no such file, and leaves nothing behind", async () => {
    const { file } = await exportItems(phone, "ada");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const changed = bytes.slice();
    changed[bytes.length - 3] = (changed[bytes.length - 3] ?? 0) ^ 1;
    const inList = bytes.slice();
    inList[400] = (inList[400] ?? 0) ^ 1;
    for (const broken of [file.slice(0, file.size - 1), new Blob([changed]), new Blob([inList])]) {
      await expect(importItems(other, "ada", broken)).rejects.toMatchObject({ kind: "broken-file" });
    }
    const page = new Blob(["<html>Not a queue</html>"]);
    await expect(importItems(other, "ada", page)).rejects.toMatchObject({ kind: "no-queue-file" });
    expect(await other.heads("ada")).toEqual([]);
  });

  it("is refused when a newer release made it, another person owns it, or another key locked it", async () => {
    const { file } = await exportItems(phone, "ada");
    const text = await file.text();
    const newer = new Blob([text.replace("MINISTRY-OUTBOX 1", "MINISTRY-OUTBOX 3")]);
    await expect(importItems(other, "ada", newer)).rejects.toMatchObject({ kind: "newer" });
    await expect(importItems(other, "bo", file)).rejects.toMatchObject({ kind: "other-owner" });
    const stranger = outboxStore({ name: crypto.randomUUID() });
    await expect(importItems(stranger, "ada", file)).rejects.toMatchObject({ kind: "locked" });
    await stranger.keys.unlock("ada", btoa(String.fromCharCode(...new Uint8Array(32).fill(8))));
    await expect(importItems(stranger, "ada", file)).rejects.toMatchObject({ kind: "other-key" });
  });

  it("can't be made where the key never leaves the device", async () => {
    await phone.add("bo", [photo("x", 1)]);
    await expect(exportItems(phone, "bo")).rejects.toMatchObject({ kind: "device-key" });
  });

  it("can't be made of what such a key encrypted before the sign-in brought another", async () => {
    await phone.add("bo", [photo("x", 1)]);
    await phone.keys.unlock("bo", queueKey);
    await expect(exportItems(phone, "bo")).rejects.toMatchObject({ kind: "device-key" });
  });
});

describe("changing what waits", () => {
  const words = (title: string): NewItem => ({
    ...{ id: "w", label: title, group: { id: "project/w", label: title } },
    request: { method: "POST", paths: ["/x"], form: { texts: { title, desc: "d" }, files: [] } },
  });

  it("keeps its key and place; label and group follow the title", async () => {
    await phone.add("ada", [words("Wel")]);
    await rewriteItem(phone, "w", editing({ title: "Well" }));
    const { contents, id } = await phone.open("w");
    expect([id, contents.label, contents.group.label]).toEqual(["w", "Well", "Well"]);
    expect(contents.request.form?.texts).toEqual({ title: "Well", desc: "d" });
  });

  it("lets a refused one go out again, and marks one that may have arrived before", async () => {
    await phone.add("ada", [words("Wel")]);
    await phone.change("w", { type: "started" });
    await expect(rewriteItem(phone, "w", editing({ title: "Well" }))).rejects.toMatchObject({ kind: "gone" });
    await phone.change("w", { type: "refused", message: "No.", status: 400 });
    await rewriteItem(phone, "w", editing({ title: "Well" }));
    expect((await phone.open("w")).job.state).toBe("waiting");
    expect((await phone.open("w")).editedInDoubt).toBeUndefined();
    await phone.change("w", { type: "started" });
    await phone.change("w", { type: "interrupted", at: 1 });
    await rewriteItem(phone, "w", editing({ title: "A well" }));
    expect((await phone.open("w")).editedInDoubt).toBe(true);
  });
});
