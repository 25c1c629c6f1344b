import type { WriteRequest } from "../../../http/write-request.ts";
import type { HostKind } from "./failure.ts";
import { parentId, type Item, type StoredFile } from "../../queue/item.ts";
import { resumableFromBytes } from "./resumable.ts";
import type { OutboxStore } from "../../store/store.ts";
import type { Transport } from "./transport.ts";

export interface Composing {
  store: OutboxStore;
  transport: Transport;
  host: HostKind;
  /** Id of the record that the parent made. */
  recordId?: string;
  signal: AbortSignal;
  /** Bytes of the item's files sent so far. */
  onProgress: (sent: number) => void;
}

/**
 * The request of an item, ready to be sent: the parent's record named, small files read, large ones uploaded
 * beforehand and named by the id of their upload.
 */
export async function compose(item: Item, composing: Composing): Promise<WriteRequest> {
  const { form, paths, headers, ...rest } = item.contents.request;
  const handedOver = item.takenOver && { "Handed-Over-By": item.takenOver.from };
  const [first, ...further] = paths.map((path) => path.replaceAll(parentId, composing.recordId ?? parentId));
  const request = {
    ...rest,
    paths: [first ?? "", ...further] as const,
    // Conditions are an addition of our server; another's CORS rules may refuse what they don't know.
    ...(composing.host === "ours" && { headers: handedOver ? { ...headers, ...handedOver } : headers }),
  };
  if (!form) return request;
  const texts: Record<string, string> = { ...form.texts };
  const files: { field: string; file: Blob }[] = [];
  let sentBefore = 0;
  for (const file of form.files) {
    // A text field has room for one id: a second large file of the same field is sent within the form.
    const large = file.size > resumableFromBytes && !(file.field in texts);
    if (composing.host === "ours" && large) {
      texts[file.field] = await uploadFile(item, file, composing, sentBefore);
    } else {
      files.push({ field: file.field, file: await composing.store.readFile(item.owner, file) });
    }
    sentBefore += file.size;
  }
  return { ...request, form: { ...form, texts, files } };
}

function uploadFile(
  item: Item,
  file: StoredFile,
  { store, transport, signal, onProgress }: Composing,
  sentBefore: number,
) {
  return transport.upload(
    {
      ...{ name: file.name, type: file.type, size: file.size },
      begunAs: item.uploads?.[file.id],
      read: (from, until) => store.readFile(item.owner, file, from, until),
      onBegun: (id) => store.rememberUpload(item.id, file.id, id),
      onProgress: (sent) => onProgress(sentBefore + sent),
    },
    signal,
  );
}
