import "fake-indexeddb/auto";
import {
  createOutbox,
  outboxDatabaseName,
  outboxStore,
  type NewItem,
  type Outbox,
  type OutboxStore,
} from "@ministry/api-client/outbox";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftWriter } from "../../drafts/draft-writer.ts";
import { readDraft, removeAllDrafts, type Draft } from "../../drafts/draft-store.ts";
import { saveThrough } from "./save-through.ts";
import { returnToForm } from "./return-to-form.ts";

vi.setConfig({ testTimeout: 30_000 });

const formKey = "ada/event/new";
const key = "the-form's-key";
const day = 24 * 3_600_000;

/** How often the phone may still write; then it goes off: nothing that wants to write ever comes to an end. */
let writesLeft = Infinity;
let goOff = (): void => undefined;
/** In the place of a transaction, a store or a request: leads to itself and settles never. */
const never: object = new Proxy(() => undefined, {
  get: (_, name) => (name === "then" ? () => undefined : never),
  apply: () => never,
});
const neverBegun = new Proxy({}, { get: () => never }) as IDBTransaction;
/** What the server took, by key. */
let taken: Map<string, string>;
let refusing: boolean;
let databaseName: string;

beforeEach(() => {
  databaseName = crypto.randomUUID();
  taken = new Map();
  refusing = true;
  vi.stubGlobal("navigator", {});
  const transaction = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (this: IDBDatabase, ...call) {
    if (call[1] === "readwrite") {
      if (writesLeft <= 0) {
        goOff();
        return neverBegun;
      }
      writesLeft -= 1;
    }
    return transaction.apply(this, call);
  });
});

afterEach(async () => {
  writesLeft = Infinity;
  await removeAllDrafts();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page's queue; `end` ends all that it does. `server`: what answers in the place of the one that takes or refuses. */
function startOutbox(server: (path: string) => Promise<Response | undefined> | undefined = () => undefined) {
  let owner: string | undefined = "ada";
  const store = outboxStore({ name: databaseName });
  const outbox = createOutbox({
    ...{ store, apiBase: "http://api.test", owner: () => owner, token: () => owner && "t" },
    fetch: (async (url: string, { headers, body }: RequestInit = {}) => {
      const instead = await server(new URL(url).pathname);
      if (instead) return instead;
      if (url.endsWith("/healthz")) return Response.json({ service: "ministry-api" });
      if (url.endsWith("/receipts")) {
        return Response.json({ receipts: [...taken.keys()].map((one) => ({ key: one, receipt: "R" })) });
      }
      if (refusing) return Response.json({ message: "The title is taken." }, { status: 422 });
      const sent = new Headers(headers).get("Idempotency-Key") ?? "";
      if (!taken.has(sent)) taken.set(sent, String((body as FormData).get("title")));
      return Response.json({ _id: "r1" }, { headers: { "Idempotency-Key": sent } });
    }) as typeof fetch,
  });
  return { store, outbox, end: () => (owner = undefined) };
}

const cover = () => new File(["pixels"], "cover.jpg", { type: "image/jpeg", lastModified: 1 });

function form(title: string, file = cover()) {
  const values = { title, cover: file };
  const items: NewItem[] = [
    {
      ...{ id: key, label: title, group: { id: "event/1", label: title } },
      request: {
        method: "POST",
        paths: ["/events"],
        form: { texts: { title }, files: [{ field: "image", file }] },
      },
    },
  ];
  const { writeForGood } = draftWriter(formKey, () => undefined);
  const [name, path] = ["New event", "/EventCreateForm"];
  const draft: Draft = { values, idempotencyKey: key, savedAt: 1, resume: false, name, path };
  const origin = { formKey: "event/new", name, path, values };
  return { items, end: { origin, isOpen: () => true, saveDraft: () => writeForGood(draft) } };
}

/** Saves the form; whether the screen called it saved, and how it ended. */
async function save(outbox: Outbox, { items, end }: ReturnType<typeof form>) {
  let calledSaved = false;
  const onSafe = () => (calledSaved = true);
  const ending = saveThrough(outbox, items, { ...end, onSafe }).catch((error: unknown) => error);
  const ended = await untilOff(ending);
  return { calledSaved, ended, wentOff: ended === off };
}

const off = Symbol("the phone is off");

/** What comes of a work, unless the phone goes off; then all that can still happen without a write has happened. */
function untilOff<T>(work: Promise<T>): Promise<T | typeof off> {
  const end = new Promise<typeof off>((resolve) => (goOff = () => void setTimeout(resolve, 30, off)));
  return Promise.race([work, end]);
}

/** What the device holds of the form after a crash, as the next page finds it. */
async function held() {
  const { store, outbox, end } = startOutbox();
  await outbox.unlock("ada", undefined);
  const [item] = await store.heads("ada");
  const draft = await readDraft(formKey);
  const inDraft = draft && (await (draft.values.cover as File).text()) === "pixels" && draft.values.title;
  const contents = item && (await store.open(item.id)).contents.request.form;
  const [file] = contents?.files ?? [];
  const inQueue =
    contents && (await (await store.readFile("ada", file!)).text()) === "pixels" && contents.texts.title;
  return { outbox, store, end, item, inDraft, inQueue };
}

/**
 * Runs a work again and again, the phone going off after one write more each time, until it gets through; `work`
 * says whether the phone went off. Resolves with how many writes it took.
 */
async function atEachStep(work: (writes: number) => Promise<boolean>) {
  for (let writes = 0; writes < 40; writes += 1) {
    databaseName = crypto.randomUUID();
    taken = new Map();
    refusing = true;
    const wentOff = await work(writes);
    await removeAllDrafts();
    if (!wentOff) return writes;
  }
  throw new Error("it never got through");
}

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
      writesLeft = writes;
      const { calledSaved, wentOff } = await save(before.outbox, form("Opening"));
      before.end();
      writesLeft = Infinity;
      const { outbox, store, end, item, inDraft, inQueue } = await held();
      if (calledSaved) expect([inDraft, inQueue], `after ${writes} writes`).toContain("Opening");
      if (!calledSaved && !inDraft && !inQueue) return wentOff;

      refusing = false;
      const isRefused = !item || item.job.state === "stuck";
      const corrected = isRefused && inDraft ? "Corrected" : "Opening";
      if (inDraft) {
        expect((await save(outbox, form(corrected))).ended).toMatchObject({ kind: "received" });
      } else await outbox.retry(key);
      await vi.waitFor(async () => {
        expect((await store.heads("ada")).filter(({ job }) => job.state !== "sent")).toEqual([]);
      });
      expect([...taken]).toEqual([[key, corrected]]);
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
    refusing = false;
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
    await vi.waitFor(async () => {
      expect((await store.heads("ada")).map(({ job }) => job.state)).toEqual(["sent", "sent"]);
    });
    expect([...taken.values()]).toEqual(["Opening", "Photo"]);
    end();
  });

  it("stays in the queue on a device that stores no drafts", async () => {
    const { outbox, store } = startOutbox();
    const { items, end } = form("Opening");
    const { ended } = await save(outbox, { items, end: { ...end, saveDraft: () => Promise.resolve(false) } });
    expect(ended).toEqual({ kind: "queued", trouble: "The title is taken." });
    expect((await store.heads("ada")).map(({ job }) => job.state)).toEqual(["stuck"]);
  });
});

describe("a picture that the form's draft has stored", () => {
  /** The queue's own database, whose chunks the drafts share. */
  async function emptied() {
    databaseName = outboxDatabaseName;
    const { store } = startOutbox();
    await store.discard((await store.heads("ada")).map(({ id }) => id));
    // What a crash left behind is collected a day later only.
    const db = await store.database();
    await Promise.all([db.clear("pieces"), db.clear("holds")]);
    return store;
  }
  const chunksOf = async (store: OutboxStore) => (await store.database()).count("pieces");

  it("is whole wherever the phone goes off, is written once and arrives once", async () => {
    const steps = await atEachStep(async (writes) => {
      await emptied();
      const before = startOutbox((path) =>
        path === "/healthz" ? Promise.reject(new Error("cut")) : undefined,
      );
      const { items, end: formEnd } = form("Opening");
      const writer = draftWriter(formKey, () => undefined);
      const calledSaved = { draft: false, queue: false };
      const visit = async () => {
        calledSaved.draft = await formEnd.saveDraft();
        await before.outbox.add(items);
        calledSaved.queue = true;
        void writer.handOver(key);
        await writer.forget();
      };
      writesLeft = writes;
      const wentOff = (await untilOff(visit())) === off;
      before.end();
      writesLeft = Infinity;
      const { outbox, store, end, inDraft, inQueue } = await held();
      const said = `after ${writes} writes`;
      if (calledSaved.draft || calledSaved.queue) expect([inDraft, inQueue], said).toContain("Opening");
      expect(await chunksOf(store), said).toBeLessThanOrEqual(1);

      refusing = false;
      const draft = inDraft ? await readDraft(formKey) : undefined;
      if (draft) {
        const again = form("Opening", draft.values.cover as File);
        await outbox.add(again.items);
        await outbox.retry(key);
        expect(await chunksOf(store), said).toBe(1);
      }
      if (!draft && inQueue) await outbox.retry(key);
      await vi.waitFor(async () => {
        expect((await store.heads("ada")).filter(({ job }) => job.state !== "sent")).toEqual([]);
      });
      if (calledSaved.draft || calledSaved.queue) expect([...taken], said).toEqual([[key, "Opening"]]);
      await removeAllDrafts();
      // A draft may have gone without what held its files.
      await outboxStore({ name: databaseName, now: () => Date.now() + 2 * day }).drafts.tidy([]);
      if (inDraft || inQueue) expect(await chunksOf(store), said).toBe(0);
      end();
      return wentOff;
    });
    expect(steps).toBeGreaterThan(6);
    await emptied();
  });

  it("that comes back from the queue is not written again", async () => {
    const store = await emptied();
    const { outbox, end } = startOutbox();
    const { items, end: formEnd } = form("Opening");
    await save(outbox, { items, end: { ...formEnd, saveDraft: () => Promise.resolve(false) } });
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await returnToForm(outbox, key, "ada");
    expect(put.mock.contexts.filter((one) => (one as IDBObjectStore).name === "pieces")).toEqual([]);
    expect(await ((await readDraft(formKey))?.values.cover as File).text()).toBe("pixels");
    expect(await chunksOf(store)).toBe(1);
    end();
  });
});

describe("taking a request back to its form", () => {
  it("stores it whole wherever the phone goes off, and can be asked for again", async () => {
    const steps = await atEachStep(async (writes) => {
      const before = startOutbox();
      const { items, end: formEnd } = form("Opening");
      await save(before.outbox, { items, end: { ...formEnd, saveDraft: () => Promise.resolve(false) } });
      writesLeft = writes;
      const wentOff = (await untilOff(returnToForm(before.outbox, key, "ada"))) === off;
      before.end();
      writesLeft = Infinity;
      const { outbox, store, item, inDraft, inQueue, end } = await held();
      expect([inDraft, inQueue], `after ${writes} writes`).toContain("Opening");
      if (item) expect(await returnToForm(outbox, key, "ada")).toBe("/EventCreateForm");
      expect(await readDraft(formKey)).toMatchObject({ idempotencyKey: key, resume: true });
      expect(await store.heads("ada")).toEqual([]);
      end();
      return wentOff;
    });
    expect(steps).toBeGreaterThan(1);
  });
});
