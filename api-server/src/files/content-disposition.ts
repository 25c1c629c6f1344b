/**
 * A `Content-Disposition` header for any name a person may give a file (RFC 6266): a plain ASCII form for old
 * clients, and beside it the full name in UTF-8 (RFC 8187) when the plain one would lose something.
 */
export function contentDisposition(type: "inline" | "attachment", filename: string | undefined): string {
  if (!filename) return type;
  // Half a surrogate pair can't be encoded; the round trip replaces it.
  const name = Buffer.from(filename).toString();
  const plain = name.replaceAll(/[^\x20-\x7e]/g, "_").replaceAll(/["\\%]/g, "_");
  const quoted = `${type}; filename="${plain}"`;
  return plain === name ? quoted : `${quoted}; filename*=UTF-8''${encodeExtended(name)}`;
}

/** `encodeURIComponent` leaves four characters alone that RFC 8187 wants encoded. */
function encodeExtended(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
