import type { WriteRequest } from "../../http/write-request.ts";
import type { Job } from "./machine.ts";

/** Raised when stored items change in a way that an older worker would misread; it leaves newer ones alone. */
export const itemSchema = 1;
/** Of items taken over from a colleague: an older worker would send them as if they were its owner's, a second time. */
export const takenOverSchema = 2;
/** The newest that this release can read. */
export const newestSchema = 2;

/** Stands in a path for the id of the record that the parent's request made. */
export const parentId = "{parent._id}";

/** One entry of a list at the site. */
export interface SiteEntry {
  /** Absent where the list holds bare texts or addresses. */
  id?: string;
  /** Its title, or what else it shows. */
  label: string;
}

/** A request somebody wants to have sent, with what a screen needs to speak of it. */
export interface NewItem {
  /** The idempotency key, made when the work was begun; one is made where none is given. */
  id?: string;
  request: WriteRequest;
  /** What it is, in words: `Photo borehole.jpg`. */
  label: string;
  /** What it belongs to. Requests of one group are sent in the order they were made in. */
  group: { id: string; label: string };
  /** Id of the item whose answer names the record this one needs; put in the place of `{parent._id}`. */
  parent?: string;
  /** The form it came from, if it can be returned there. */
  origin?: Origin;
}

/** The form a request was made with, so that everything can be returned there and changed. */
export interface Origin {
  /** Key of the form's draft, without its owner. */
  formKey: string;
  /** What the form is called, and its address. */
  name: string;
  path: string;
  /** The texts in it, by the form's own names. */
  texts: Record<string, string>;
  /** The record that was edited, as it was when the form was begun. */
  base?: { version?: string; fields: Readonly<Record<string, string>> };
  /** Form value → file field of the request, for its single files. */
  files?: Record<string, string>;
  /** Form value → ids of the items that carry its pictures, one each, in order. */
  lists?: Record<string, string[]>;
}

/** A file of a stored request; its contents are stored in chunks beside the item. */
export interface StoredFile {
  id: string;
  field: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Number of its chunks (a stored name). */
  pieces: number;
  /** SHA-256 over the hashes of its chunks. */
  hash: string;
  /** When it was changed last, where it is known. */
  lastModified?: number;
}

/** The part of an item that only its owner can read. */
export interface Contents {
  request: Omit<WriteRequest, "form"> & {
    form?: { texts: Record<string, string>; files: StoredFile[]; otherFileField?: string };
  };
  label: string;
  group: { id: string; label: string };
  origin?: Origin;
}

/** Who made an item that was taken over, and under which key: the server takes it once, whichever of both sends it. */
export interface TakenOver {
  /** Id of the account. */
  from: string;
  /** The idempotency key of the request. */
  key: string;
}

/** What is known of an item without its owner's key. */
export interface ItemHead {
  schema: number;
  /** Also the idempotency key of the request, but where it was taken over (`keyOf`). */
  id: string;
  takenOver?: TakenOver;
  /** Place in the queue: larger is later. */
  order: number;
  owner: string;
  /** Hash of the group's id: keeps the order without telling what it is. */
  groupKey: string;
  parent?: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** All files together, in bytes. */
  bytes: number;
  fileIds: string[];
  /** Resumable uploads begun at the server, by file id. */
  uploads?: Record<string, string>;
  /**
   * Its texts were changed while an earlier attempt may have arrived: what is found then is the former version. (The
   * name is a stored one.)
   */
  editedInDoubt?: true;
  job: Job;
}

/** An item as its owner sees it. */
export interface Item extends ItemHead {
  contents: Contents;
}

/** The idempotency key of an item's request. */
export const keyOf = ({ id, takenOver }: Pick<ItemHead, "id" | "takenOver">): string => takenOver?.key ?? id;

/** The accounts that some of these items were taken over from. */
export const formerOwners = (items: readonly Pick<ItemHead, "takenOver">[]): string[] => [
  ...new Set(items.flatMap(({ takenOver }) => takenOver?.from ?? [])),
];
