import { edited, elementsOf, type Edit } from "../../lib/html-elements.ts";
import { cacheRecent } from "../stores/recent.ts";

/** A page does not wait longer than this for sizes it lacks; it has them the next time. */
const timeoutMs = 500;
const requestTimeoutMs = 5_000;
const maxSizes = 10_000;

/** Looks up how large the pictures are that a page of the lite edition links to. Stored files never change. */
export function pictureSizes() {
  const known = new Map<string, Promise<number | undefined>>();

  function sizeOf(url: string): Promise<number | undefined> {
    const size = known.get(url) ?? ask(url);
    return cacheRecent(known, url, size, maxSizes);
  }

  async function ask(url: string): Promise<number | undefined> {
    try {
      const answer = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(requestTimeoutMs) });
      const bytes = Number(answer.headers.get("content-length"));
      if (answer.ok && bytes > 0) return bytes;
    } catch {
      // Asked again for the next page.
    }
    known.delete(url);
    return undefined;
  }

  return {
    /**
     * Puts the size behind each link to a picture (`a[data-picture]`, shared-ui's `LitePicture`), and behind the link that
     * shows them all (`a[data-all-pictures]`) their sum; that link goes where there are none.
     *
     * @param bases addresses of the API and its storage; nothing else is asked
     */
    async putInto(html: string, bases: readonly string[]): Promise<string> {
      const elements = elementsOf(html);
      const links = elements.flatMap(({ tag, attributes, inside }) => {
        const url = attributes.get("href") ?? "";
        const isStored =
          tag === "a" && attributes.has("data-picture") && bases.some((base) => url.startsWith(`${base}/`));
        return isStored ? [{ url, end: inside[1] }] : [];
      });
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined).unref());
      const sizes = new Map<string, number | undefined>();
      const ask = async (url: string) => sizes.set(url, await Promise.race([sizeOf(url), late]));
      await Promise.all([...new Set(links.map(({ url }) => url))].map(ask));
      const edits = links.map(({ url, end }) => sizeAt(end, sizes.get(url)));
      const all = elements.find(({ attributes }) => attributes.has("data-all-pictures"));
      if (all) edits.push(links.length > 0 ? sizeAt(all.inside[1], sumOf(sizes.values())) : [[all.at, ""]]);
      return edited(html, edits.flat());
    },
  };
}

const sizeAt = (place: number, bytes: number | undefined): Edit[] =>
  bytes ? [[[place, place], ` <span>(<bdi>${kilobytes(bytes)}</bdi>)</span>`]] : [];

/** Nothing is said of a sum that lacks one. */
function sumOf(sizes: Iterable<number | undefined>): number | undefined {
  let sum = 0;
  for (const bytes of sizes) {
    if (bytes === undefined) return undefined;
    sum += bytes;
  }
  return sum;
}

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} kB`;
