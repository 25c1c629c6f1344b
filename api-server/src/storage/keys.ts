import { newId } from "../lib/ids.ts";

/** `<24 hex>.<ext>` for a stored file, `<24 hex>-<width>.<webp|avif>` for a variant of an image. */
const keySyntax = /^[0-9a-f]{24}(?:-[1-9]\d{1,4})?\.[a-z][a-z0-9]{1,4}$/;

/** True for a name the server could have made; nothing else ever reaches a disk or a bucket. */
export function isKey(name: string): boolean {
  return keySyntax.test(name);
}

/** Throws a `TypeError` unless the name is a key; every adapter calls it first. */
export function assertKey(name: string): void {
  if (!isKey(name)) throw new TypeError("not a storage key");
}

/** A new key: an id of its own and the extension that says the type. */
export function newKey(extension: string): string {
  const key = `${newId()}.${extension}`;
  assertKey(key);
  return key;
}

/** The key of an image's variant: `64a…f0.jpg` at 640 as AVIF is `64a…f0-640.avif`. */
export function variantKey(reference: string, width: number, format: "webp" | "avif"): string {
  const key = `${reference.slice(0, 24)}-${width}.${format}`;
  assertKey(key);
  return key;
}

const contentTypes: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  pdf: "application/pdf",
  doc: "application/msword",
  xls: "application/vnd.ms-excel",
  ppt: "application/vnd.ms-powerpoint",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
  csv: "text/csv; charset=utf-8",
  txt: "text/plain; charset=utf-8",
};

/** The type a stored file is served with; the extension says it all, since the server chose it by content. */
export function contentTypeOf(key: string): string {
  return contentTypes[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
