import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { compose } from "../sending/requests/compose.ts";
import { FakeHost } from "../testing/fake-host.ts";
import { encryptJson, hashOf } from "../encryption/encrypt.ts";
import { keyOfPassphrase, newDerivation, newPassphrase, passphraseIn } from "../encryption/passphrase.ts";
import { keyOf, parentId, type NewItem } from "../queue/item.ts";
import { outboxStore, type OutboxStore } from "../store/store.ts";
import { exportItems } from "./export.ts";
import * as handOver from "./hand-over.ts";
import { importItems } from "./import.ts";
import { encryptedText, toText, writeQueueFile } from "./queue-file.ts";
import { openHandOver } from "./take-over.ts";

const ifrah = { id: "ifrah", name: "Ifrah" };
const keyOfSignIn = (byte: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(byte)));
let phone: OutboxStore;
let laptop: OutboxStore;

/** With a key that is derived at once: what takes long of it is the same for every file. */
const writeHandOver = (store: OutboxStore, owner: typeof ifrah, ids: string[]) =>
  handOver.writeHandOver(store, owner, ids, newDerivation(1000));

const project = (id: string): NewItem => ({
  ...{ id, label: "Borehole", group: { id: `project/water/${id}`, label: "Borehole" } },
  request: {
    method: "POST",
    paths: ["/createProjectWater/waterProject"],
    form: { texts: { title: "Borehole" }, files: [] },
  },
});

const photo = (id: string, parent: string, bytes = 10): NewItem => ({
  ...{ id, parent, label: `Photo ${id}`, group: { id: `project/water/${parent}`, label: "Borehole" } },
  request: {
    method: "POST",
    paths: [`/WaterProject/${parentId}/photos`, `/api/WaterProject/${parentId}/photos`],
    form: {
      texts: {},
      files: [{ field: "photos", file: new Blob([new Uint8Array(bytes).fill(bytes % 251)]) }],
    },
  },
});

const refuse = async (store: OutboxStore, id: string, status = 403) => {
  await store.change(id, { type: "started" });
  await store.change(id, { type: "refused", message: "No.", status });
};

beforeEach(async () => {
  phone = outboxStore({ name: crypto.randomUUID() });
  laptop = outboxStore({ name: crypto.randomUUID() });
  await phone.keys.unlock(ifrah.id, keyOfSignIn(7));
  await laptop.keys.unlock("asha", keyOfSignIn(9));
  await phone.add(ifrah.id, [project("p"), photo("a", "p", 300_000), photo("b", "p", 5)]);
  await refuse(phone, "p");
});

/** A comparison of the bytes one by one takes seconds. */
const hashOfFile = async (store: OutboxStore, owner: string, id: string) => {
  const [file] = (await store.open(id)).contents.request.form?.files ?? [];
  return hashOf(await (await store.readFile(owner, file!)).arrayBuffer());
};

describe("work for a colleague", () => {
  it("travels with what waits for it, and enters the colleague's queue under its former keys", async () => {
    const { file, passphrase, ids } = await writeHandOver(phone, ifrah, ["p"]);
    expect(ids).toEqual(["p", "a", "b"]);
    const opened = await openHandOver(laptop, "asha", file, passphrase.toLowerCase().replaceAll("-", " "));
    expect(opened.name).toBe("Ifrah");
    expect(opened.entries).toMatchObject([
      { label: "Borehole", kind: "project", isNew: true, files: 0 },
      { label: "Photo a", kind: "photo", isNew: true, files: 1, bytes: 300_000 },
      { label: "Photo b", kind: "photo", group: "Borehole" },
    ]);
    expect(await laptop.heads("asha")).toEqual([]);
    expect(await opened.take()).toEqual({ added: 3, known: 0 });
    const heads = await laptop.heads("asha");
    expect(heads.map(keyOf)).toEqual(["p", "a", "b"]);
    expect(heads.map(({ takenOver }) => takenOver?.from)).toEqual(["ifrah", "ifrah", "ifrah"]);
    expect(heads.map(({ parent }) => parent)).toEqual([undefined, heads[0]?.id, heads[0]?.id]);
    expect(heads.map(({ job }) => job.state)).toEqual(["waiting", "waiting", "waiting"]);
    expect(await hashOfFile(laptop, "asha", heads[1]?.id ?? "")).toBe(await hashOfFile(phone, ifrah.id, "a"));
  });

  it("is sent in the name of who made the keys, so that the server does it once", async () => {
    const { file, passphrase } = await writeHandOver(phone, ifrah, ["p"]);
    await (await openHandOver(laptop, "asha", file, passphrase)).take();
    const [first] = await laptop.heads("asha");
    const item = await laptop.open(first?.id ?? "");
    const sending = { store: laptop, transport: new FakeHost(), signal: new AbortController().signal };
    const sent = (host: "ours" | "bare") => compose(item, { ...sending, host, onProgress: () => undefined });
    expect((await sent("ours")).headers).toEqual({ "Handed-Over-By": "ifrah" });
    expect((await sent("bare")).headers).toBeUndefined();
  });

  it("adds nothing twice, neither from the same file nor from a second one", async () => {
    const { file, passphrase } = await writeHandOver(phone, ifrah, ["p"]);
    await (await openHandOver(laptop, "asha", file, passphrase)).take();
    expect(await (await openHandOver(laptop, "asha", file, passphrase)).take()).toEqual({
      added: 0,
      known: 3,
    });
    await phone.change("p", { type: "handed-over", at: 1 });
    const again = await writeHandOver(phone, ifrah, ["p"]);
    expect(again.passphrase).not.toBe(passphrase);
    await (await openHandOver(laptop, "asha", again.file, again.passphrase)).take();
    expect(await laptop.heads("asha")).toHaveLength(3);
  });

  it("is taken over on the device it was made on, beside the first owner's copy", async () => {
    await phone.keys.unlock("asha", keyOfSignIn(9));
    const before = await hashOfFile(phone, ifrah.id, "a");
    const { file, passphrase } = await writeHandOver(phone, ifrah, ["p"]);
    await (await openHandOver(phone, "asha", file, passphrase)).take();
    const [, taken] = await phone.heads("asha");
    expect(await hashOfFile(phone, "asha", taken?.id ?? "")).toBe(before);
    await phone.discard((await phone.heads("asha")).map(({ id }) => id));
    expect(await hashOfFile(phone, ifrah.id, "a")).toBe(before);
  });

  it("can be handed on, still under its first key", async () => {
    const { file, passphrase } = await writeHandOver(phone, ifrah, ["p"]);
    await (await openHandOver(laptop, "asha", file, passphrase)).take();
    const [first] = await laptop.heads("asha");
    await refuse(laptop, first?.id ?? "");
    const on = await writeHandOver(laptop, { id: "asha", name: "Asha" }, [first?.id ?? ""]);
    const third = outboxStore({ name: crypto.randomUUID() });
    await third.keys.unlock("omar", keyOfSignIn(3));
    await (await openHandOver(third, "omar", on.file, on.passphrase)).take();
    expect((await third.heads("omar")).map(({ takenOver }) => takenOver)).toEqual(
      ["p", "a", "b"].map((key) => ({ from: "ifrah", key })),
    );
  });

  it("names the record of a project that was received", async () => {
    await phone.change("p", { type: "found", at: 1, recordId: "r1" });
    await refuse(phone, "b");
    const { file, passphrase, ids } = await writeHandOver(phone, ifrah, ["b"]);
    expect(ids).toEqual(["b"]);
    await (await openHandOver(laptop, "asha", file, passphrase)).take();
    const [head] = await laptop.heads("asha");
    expect(head?.parent).toBeUndefined();
    expect((await laptop.open(head?.id ?? "")).contents.request.paths).toEqual([
      "/WaterProject/r1/photos",
      "/api/WaterProject/r1/photos",
    ]);
  });

  it("is never what may have arrived, is on its way, or was refused for another reason", async () => {
    await phone.add(ifrah.id, [project("sending"), project("unknown"), project("wrong"), project("waiting")]);
    await phone.change("sending", { type: "started" });
    await phone.change("unknown", { type: "started" });
    await phone.change("unknown", { type: "interrupted", at: 1 });
    await refuse(phone, "wrong", 400);
    for (const id of ["sending", "unknown", "wrong", "waiting"]) {
      await expect(writeHandOver(phone, ifrah, [id])).rejects.toMatchObject({ kind: "gone" });
      if (id !== "waiting") await phone.change(id, { type: "handed-over", at: 1 });
    }
    const jobs = new Map((await phone.heads(ifrah.id)).map(({ id, job }) => [id, job]));
    expect(jobs.get("sending")?.state).toBe("sending");
    expect(jobs.get("unknown")).toMatchObject({ state: "waiting", doubt: true });
  });

  it("shows nothing to who has the file alone, and opens with its own passphrase only", async () => {
    const { file, passphrase } = await writeHandOver(phone, ifrah, ["p"]);
    const text = Buffer.from(await file.arrayBuffer()).toString("latin1");
    for (const word of ["Borehole", "Ifrah", "ifrah", "/createProject", passphrase]) {
      expect(text).not.toContain(word);
    }
    for (const typed of [newPassphrase(), "", "ABCD", passphrase.slice(0, -1)]) {
      await expect(openHandOver(laptop, "asha", file, typed)).rejects.toMatchObject({
        kind: "wrong-passphrase",
      });
    }
  });

  it("is refused when it is cut short, changed, newer, or another kind of file; nothing is taken", async () => {
    const { file, passphrase } = await writeHandOver(phone, ifrah, ["p"]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const inList = bytes.slice();
    inList[200] = (inList[200] ?? 0) ^ 1;
    for (const broken of [file.slice(0, file.size - 1), new Blob([inList])]) {
      await expect(openHandOver(laptop, "asha", broken, passphrase)).rejects.toMatchObject({
        kind: "broken-file",
      });
    }
    const inChunk = bytes.slice();
    inChunk[bytes.length - 3] = (inChunk[bytes.length - 3] ?? 0) ^ 1;
    const opened = await openHandOver(laptop, "asha", new Blob([inChunk]), passphrase);
    await expect(opened.take()).rejects.toMatchObject({ kind: "broken-file" });
    const newer = new Blob([(await file.text()).replace("MINISTRY-OUTBOX 2", "MINISTRY-OUTBOX 3")]);
    await expect(openHandOver(laptop, "asha", newer, passphrase)).rejects.toMatchObject({ kind: "newer" });
    const own = (await exportItems(phone, ifrah.id)).file;
    await expect(openHandOver(laptop, "asha", own, passphrase)).rejects.toMatchObject({
      kind: "no-hand-over",
    });
    await expect(importItems(laptop, "asha", file)).rejects.toMatchObject({ kind: "hand-over" });
    expect(await laptop.heads("asha")).toEqual([]);
  });

  it("sends nothing with the colleague's rights but what forms send", async () => {
    const passphrase = newPassphrase();
    const { salt, iterations } = newDerivation(1000);
    const key = await keyOfPassphrase(passphrase, { salt, iterations });
    const hostile = async (method: string, ...paths: string[]) => {
      const contents = {
        request: { method, paths, json: {} },
        label: "Well",
        group: { id: "g", label: "g" },
      };
      const item = { id: "x", key: "x", from: "mallory", savedAt: 1, bytes: 0, fileIds: [], contents };
      const work = { madeAt: "", name: "Mallory", items: [item] };
      const sealed = encryptedText(await encryptJson(key!, handOver.listPlace, work));
      return writeQueueFile({ handOver: { salt: toText(salt), iterations }, sealed, pieces: [] }, []);
    };
    for (const [method, ...paths] of [
      ["POST", "/createAdmin"],
      ["PATCH", "/admins/mallory"],
      ["PATCH", "/UpdateEvent/events/../../admins/mallory"],
      ["PATCH", "/UpdateEvent/events/%2e%2e%2fadmins"],
      ["POST", "/createProjectEvent/Event", "/createAdmin"],
      ["DELETE", "/DeleteEvent/events/1"],
      ["POST"],
    ] as const) {
      const opening = openHandOver(laptop, "asha", await hostile(method, ...paths), passphrase);
      await expect(opening, paths.join()).rejects.toMatchObject({ kind: "broken-file" });
    }
  });
});

it("a passphrase has 80 random bits, and is read whatever way it is typed", () => {
  const made = Array.from({ length: 50 }, newPassphrase);
  expect(new Set(made).size).toBe(50);
  for (const one of made) expect(one).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(passphraseIn(" oil0-abcd efgh-jkmn ")).toBe("0110ABCDEFGHJKMN");
  expect(passphraseIn("UUUU-ABCD-EFGH-JKMN")).toBeUndefined();
});
