/**
 * How a client that holds a version of a text asks for a newer one as what differs (docs/decisions/0058-differences-of-releases.md).
 * The version is named in `Accept`, which asks no other origin for leave first; a server that knows nothing of it answers
 * with the whole text.
 */
export const deltaType = "application/x-fossil-delta";

/** `Accept` of a client that holds a version. */
export const acceptDelta = (version: string): string => `${deltaType};from=${version}, */*`;

/** The version that a client says it holds; `undefined` where it names none. */
export const versionHeld = (accept: string | undefined): string | undefined =>
  accept?.startsWith(deltaType) ? /;from=([\w-]+)/.exec(accept)?.[1] : undefined;

/** The name of a version: the beginning of its SHA-256. */
export async function versionOf(text: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const base64 = btoa(String.fromCharCode(...digest));
  return base64.replaceAll("+", "-").replaceAll("/", "_").slice(0, 22);
}
