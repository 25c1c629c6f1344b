import "fake-indexeddb/auto";
import { createOutbox, outboxStore, type NewItem, type Outbox } from "@ministry/api-client/outbox";
import { afterEach, beforeEach, vi } from "vitest";
import { draftWriter } from "../drafts/draft-writer.ts";
import { readDraft, removeAllDrafts, type Draft } from "../drafts/draft-store.ts";
import { saveThrough } from "../outbox/saving/save-through.ts";
import { off, phoneThatGoesOff } from "./power-cut.ts";

export const formKey = "ada/event/new";
export const key = "the-form's-key";

/** Returns the file that forms send as their cover. */
export const cover = () => new File(["pixels"], "cover.jpg", { type: "image/jpeg", lastModified: 1 });

/** Returns a filled form as `save` takes it: its requests, and what the form does when they end. */
export function form(title: string, file = cover()) {
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

/** Returns a server that refuses every write until a test sets `refusing` to false. */
function refusingServer() {
  const server = {
    /** The titles that the server accepted, by key. */
    taken: new Map<string, string>(),
    refusing: true,
    answer(url: string, { headers, body }: RequestInit) {
      if (url.endsWith("/healthz")) return Response.json({ service: "ministry-api" });
      if (url.endsWith("/receipts")) {
        return Response.json({
          receipts: [...server.taken.keys()].map((one) => ({ key: one, receipt: "R" })),
        });
      }
      if (server.refusing) return Response.json({ message: "The title is taken." }, { status: 422 });
      const sent = new Headers(headers).get("Idempotency-Key") ?? "";
      if (!server.taken.has(sent)) server.taken.set(sent, String((body as FormData).get("title")));
      return Response.json({ _id: "r1" }, { headers: { "Idempotency-Key": sent } });
    },
  };
  return server;
}

/** Answers a request in the server's place, or leaves it to the server. */
type Instead = (path: string) => Promise<Response | undefined> | undefined;

/** Opens a page's queue; `end` signs its owner out, which stops the queue. */
function openQueue(databaseName: string, server: ReturnType<typeof refusingServer>, instead: Instead) {
  let owner: string | undefined = "ada";
  const store = outboxStore({ name: databaseName });
  const outbox = createOutbox({
    ...{ store, apiBase: "http://api.test", owner: () => owner, token: () => owner && "t" },
    fetch: (async (url: string, init: RequestInit = {}) =>
      (await instead(new URL(url).pathname)) ?? server.answer(url, init)) as typeof fetch,
  });
  return { store, outbox, end: () => (owner = undefined) };
}

/** Returns what the device holds of the form after a crash, as the next page finds it. */
async function heldBy({ store, outbox, end }: ReturnType<typeof openQueue>) {
  await outbox.unlock("ada", undefined);
  const [item] = await store.heads("ada");
  const draft = await readDraft(formKey);
  const inDraft = draft && (await (draft.values.cover as File).text()) === "pixels" && draft.values.title;
  const contents = item && (await store.open(item.id)).contents.request.form;
  const [file] = contents?.files ?? [];
  if (contents && !file) throw new Error("the queued form has no file");
  const inQueue =
    contents &&
    file &&
    (await (await store.readFile("ada", file)).text()) === "pixels" &&
    contents.texts.title;
  return { outbox, store, end, item, inDraft, inQueue };
}

/**
 * Returns a phone that can go off, a server, and functions that save a form from the one to the other. Each test gets
 * an empty device and a server that refuses.
 */
export function formSaving() {
  const phone = phoneThatGoesOff();
  const server = refusingServer();
  /** The database that `startOutbox` opens. */
  const database = { name: "" };
  const reset = () => {
    database.name = crypto.randomUUID();
    server.taken = new Map();
    server.refusing = true;
  };
  beforeEach(() => {
    reset();
    vi.stubGlobal("navigator", {});
    phone.countWrites();
  });
  afterEach(async () => {
    phone.writesLeft = Infinity;
    await removeAllDrafts();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const startOutbox = (instead: Instead = () => undefined) => openQueue(database.name, server, instead);
  const held = () => heldBy(startOutbox());

  /** Saves the form and resolves with whether the screen called it saved, and how it ended. */
  async function save(outbox: Outbox, { items, end }: ReturnType<typeof form>) {
    let calledSaved = false;
    const onSafe = () => (calledSaved = true);
    const ending = saveThrough(outbox, items, { ...end, onSafe }).catch((error: unknown) => error);
    const ended = await phone.untilOff(ending);
    return { calledSaved, ended, wentOff: ended === off };
  }

  /**
   * Runs `work` until it gets through, and lets the phone go off one write later each time; `work` says whether the
   * phone went off. Resolves with how many writes it took.
   */
  async function atEachStep(work: (writes: number) => Promise<boolean>) {
    for (let writes = 0; writes < 40; writes += 1) {
      reset();
      const wentOff = await work(writes);
      await removeAllDrafts();
      if (!wentOff) return writes;
    }
    throw new Error("it never got through");
  }

  return { phone, server, database, startOutbox, held, save, atEachStep };
}
