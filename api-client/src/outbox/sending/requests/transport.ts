import { ApiError } from "../../../http/api-error.ts";
import type { HttpOptions } from "../../../http/call.ts";
import { addressOf } from "../../../http/call.ts";
import { exchange } from "../../../http/exchange.ts";
import type { WriteRequest } from "../../../http/write-request.ts";
import { createReader } from "../../../http/reader.ts";
import { createWriter, type Answer } from "../../../http/writer.ts";
import { receiptOf } from "../../../endpoints/receipt.ts";
import { isRecord } from "../../../schemas/fields/primitives.ts";
import type { HostKind } from "./failure.ts";
import { parentId, type SiteEntry } from "../../queue/item.ts";
import { entriesOf } from "./site-entries.ts";
import { resumableUploads, type UploadSource } from "./resumable.ts";

/** The server has accepted a request. */
export interface Delivery {
  receipt?: string;
  recordId?: string;
  /** What the answer says for people; not stored, since the queue's heads can be read without a key. */
  words?: { title?: string; warning?: string };
}

export interface Transport {
  /** Asks who is there: nothing is sent to a host that has not answered. */
  host(): Promise<HostKind>;
  /** Sends a request under its key; resolves only with what the API itself has signed off. */
  send(request: WriteRequest, key: string, host: HostKind, signal: AbortSignal): Promise<Delivery>;
  /** Sends a large file in steps that survive a cut connection; resolves with the id the request then names. */
  upload(file: UploadSource, signal: AbortSignal): Promise<string>;
  /**
   * Which of these keys the server has completed. Rejects with ApiError when it could not be asked.
   *
   * @param handedOverBy accounts whose keys some of them are
   */
  receipts(keys: readonly string[], handedOverBy?: readonly string[]): Promise<Map<string, Delivery>>;
  /**
   * Returns the list that a request adds to; nothing for requests that name none. Rejects with ApiError when
   * it can't be read. `recordId` stands for the parent's record.
   */
  listEntries(paths: readonly string[] | undefined, recordId?: string): Promise<SiteEntry[] | undefined>;
}

const healthTimeouts = { idleMs: 8_000, totalMs: 8_000 };
/** The most keys one call may ask for. */
const keysPerCall = 500;

/** The way to the API's host. */
export function apiTransport(options: HttpOptions): Transport {
  const writer = createWriter(options);
  const reader = createReader(options);
  return {
    async host() {
      const fetcher = options.fetch ?? globalThis.fetch.bind(globalThis);
      const init = { cache: "no-store", credentials: "omit" } as const;
      try {
        const { status, text } = await exchange(
          fetcher,
          addressOf(options, "/healthz"),
          init,
          healthTimeouts,
        );
        return hostOf(status, parse(text));
      } catch {
        return "none";
      }
    },
    async send(request, key, host, signal) {
      const answer = await writer.ask(request, { idempotencyKey: key, signal });
      if (host === "ours" && !isReceipt(answer, key)) throw new ApiError("shape");
      return deliveryOf(answer);
    },
    upload: resumableUploads(options),
    async receipts(keys, handedOverBy = []) {
      const found = new Map<string, Delivery>();
      for (let from = 0; from < keys.length; from += keysPerCall) {
        const json = {
          keys: keys.slice(from, from + keysPerCall),
          ...(handedOverBy.length > 0 && { handedOverBy }),
        };
        const reply = await writer.send({ method: "POST", paths: ["/receipts"], json });
        if (!isRecord(reply) || !Array.isArray(reply.receipts)) throw new ApiError("shape");
        for (const one of reply.receipts.filter(isRecord)) {
          if (typeof one.key === "string") found.set(one.key, foundOf(one));
        }
      }
      return found;
    },
    async listEntries(paths = [], recordId) {
      if (paths.length === 0) return undefined;
      const sources = paths.map((path) => ({
        path: path.replaceAll(parentId, recordId ?? parentId),
        read: entriesOf,
      }));
      return reader.firstAnswer(sources);
    },
  };
}

/**
 * Whether the answer is the API's receipt for this key, and whole. A captive portal answers everything with 200: only a
 * server that echoes the key has read the request. And without encryption a browser takes an answer that broke off
 * among its headers for one without a body; the API's always has one, and names in it what was made.
 */
const isReceipt = ({ reply, headers }: Answer, key: string) =>
  headers.get("Idempotency-Key") === key && reply !== undefined;

function hostOf(status: number, reply: unknown): HostKind {
  if (!isRecord(reply)) return "none";
  if (reply.service === "ministry-api") return status < 500 ? "ours" : "none";
  return status === 404 || status < 300 ? "bare" : "none";
}

function deliveryOf({ reply, headers }: Answer): Delivery {
  const { id: recordId, title, warning } = receiptOf(reply);
  const words = { ...(title && { title }), ...(warning && { warning }) };
  return { receipt: headers.get("Receipt-Number") ?? undefined, recordId, words };
}

function foundOf(one: Record<string, unknown>): Delivery {
  return {
    receipt: typeof one.receipt === "string" ? one.receipt : undefined,
    recordId: typeof one._id === "string" ? one._id : undefined,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
