/**
 * A write as data: what the writer sends now, and what the outbox stores to send later. Field names are the
 * contract's.
 */
export interface WriteRequest {
  method: "POST" | "PATCH" | "PUT" | "DELETE";
  /** In fallback order. */
  paths: readonly [string, ...string[]];
  /** Beyond those of every write. */
  headers?: Record<string, string>;
  json?: Record<string, unknown>;
  /** Paths of the list this adds to, in fallback order; read later to find out whether it arrived. */
  look?: readonly string[];
  form?: {
    texts: Record<string, string>;
    files: readonly { field: string; file: Blob }[];
    /** Second spelling of the file field, for hosts that do not know the first (API-47). */
    otherFileField?: string;
  };
}

/**
 * The condition that a record is still the version that was shown (RFC 9110, section 13.1.1): our server answers 412
 * when somebody else has changed it since. Without a version there is none.
 */
export const ifUnchanged = (version: string | undefined): Pick<WriteRequest, "headers"> =>
  version === undefined ? {} : { headers: { "If-Match": `"${version}"` } };

export interface EncodedBody {
  body?: string | FormData;
  /** Absent for multipart, where the browser adds the boundary, and for no body. */
  contentType?: string;
  bytes: number;
}

/** The body of a request; `renamed` takes the second spelling of the file field. */
export function encodeBody({ json, form }: WriteRequest, renamed = false): EncodedBody {
  if (form) {
    const body = new FormData();
    for (const [field, value] of Object.entries(form.texts)) body.append(field, value);
    for (const { field, file } of form.files) {
      body.append(renamed ? (form.otherFileField ?? field) : field, file, nameOf(file));
    }
    return { body, bytes: form.files.reduce((sum, { file }) => sum + file.size, 0) };
  }
  if (!json) return { bytes: 0 };
  const body = JSON.stringify(json);
  return { body, contentType: "application/json", bytes: body.length };
}

/** Servers take the type from the name as well; a blob has none of its own. */
function nameOf(file: Blob): string {
  if (file instanceof File && file.name !== "") return file.name;
  const [, subtype = "bin"] = /^image\/(\w+)/u.exec(file.type) ?? [];
  return `file.${subtype === "jpeg" ? "jpg" : subtype}`;
}
