import { withDatabase, type OpenDatabase } from "./database.ts";
import { OutboxError } from "./errors.ts";
import type { Contents } from "./item.ts";
import type { KeyStore } from "./keys.ts";
import { step, type Job } from "./machine.ts";
import { sealJson, unsealJson } from "./seal.ts";

/** New values of texts, by the request's own field names; those left out stay. */
export type Edit = Record<string, string>;

/** Changes texts of an item under its key: the server frees a key that it refused, and never takes one twice. */
export async function editItem(
  database: OpenDatabase,
  keys: KeyStore,
  id: string,
  edit: Edit,
  at: number,
): Promise<void> {
  const row = await withDatabase(database, (db) => db.get("items", id));
  if (!row || !isEditable(row.job)) throw new OutboxError("gone");
  const key = await keys.find(row.owner);
  if (!key) throw new OutboxError("locked");
  const contents = (await unsealJson(key, id, row.sealed).catch((cause: unknown) => {
    throw new OutboxError("damaged", cause);
  })) as Contents;
  const sealed = await sealJson(key, id, edited(contents, edit));
  const isChanged = await withDatabase(database, async (db) => {
    const change = db.transaction("items", "readwrite", { durability: "strict" });
    const now = await change.store.get(id);
    // Sealing takes a moment, in which it may have gone out.
    const isSame =
      now !== undefined && isEditable(now.job) && String(now.sealed.iv) === String(row.sealed.iv);
    if (isSame) {
      const editedInDoubt = "doubt" in now.job && now.job.doubt ? true : now.editedInDoubt;
      const job = step(step(now.job, { type: "retried", at }), { type: "woken", at });
      await change.store.put({ ...now, sealed, job, editedInDoubt });
    }
    await change.done;
    return isSame;
  });
  if (!isChanged) throw new OutboxError("gone");
}

const isEditable = ({ state }: Job): boolean => state === "waiting" || state === "stuck";

/** The label and the group's name follow the title they were made of. */
function edited(contents: Contents, edit: Edit): Contents {
  const { request, label, group } = contents;
  const texts = request.form?.texts ?? request.json ?? {};
  const field = Object.keys(edit).find((name) => texts[name] === label);
  const newLabel = (field && edit[field]?.trim()) || label;
  const { form, json } = request;
  return {
    ...contents,
    label: newLabel,
    group: { ...group, label: group.label.replace(label, newLabel) },
    request: {
      ...request,
      ...(form && { form: { ...form, texts: { ...form.texts, ...edit } } }),
      ...(json && { json: { ...json, ...edit } }),
    },
    // The form would bring back what it held before.
    origin: undefined,
  };
}
