import type { IncomingMessage, ServerResponse } from "node:http";
import { versionHeld } from "@ministry/contract";
import { createDelta } from "fossil-delta";
import { storedText, type StoredFile } from "../stores/file-store.ts";
import { isUnchanged, sendFile, type Answer } from "../http/respond.ts";

/** A text as clients may hold it. */
export interface Version {
  plain: Buffer;
  /** Its `etagOf`. */
  etag: string;
  /** Headers that they hold with it. */
  headers: Record<string, string>;
}

/** Differences by what they lead to and what they start from; they are as many as there are versions. */
const made = new WeakMap<StoredFile, Map<string, Promise<StoredFile>>>();

/**
 * Answers a client that holds an older version with what differs, and with those headers that differ. It is for this
 * client alone and is cached nowhere.
 *
 * @param known versions that clients may hold, the one that is shown now among them
 * @returns whether it has answered; `false` where the client names no version, or an unknown one
 */
export async function sendDelta(
  request: IncomingMessage,
  response: ServerResponse,
  { file, headers }: Answer,
  known: () => Promise<Version[]>,
): Promise<boolean> {
  const held = versionHeld(request.headers.accept);
  if (held === undefined || isUnchanged(request, file)) return false;
  const before = (await known()).find(({ etag }) => etag === held);
  if (!before) return false;
  const changed = Object.entries(headers).filter(([name, value]) => before.headers[name] !== value);
  sendFile(request, response, {
    name: "changes.delta",
    file: await deltaTo(file, before),
    headers: { ...Object.fromEntries(changed), "cache-control": "no-store" },
  });
  return true;
}

function deltaTo(file: StoredFile, { plain, etag }: Version): Promise<StoredFile> {
  const deltas = made.get(file) ?? new Map<string, Promise<StoredFile>>();
  made.set(file, deltas);
  const delta = deltas.get(etag) ?? storedText(createDelta<Uint8Array>(plain, file.plain), 11);
  deltas.set(etag, delta);
  return delta;
}
