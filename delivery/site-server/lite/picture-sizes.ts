import { edited, elementsOf, type Edit } from "../../lib/html-elements.ts";
import { keepRecent } from "../stores/recent.ts";

/** A page does not wait longer than this for sizes it lacks; it has them the next time. */
const timeoutMs = 500;
const requestTimeoutMs = 5_000;
const mostSizes = 10_000;

/** Looks up how large the pictures are that a page of the lite edition links to. Stored files never change. */
export function pictureSizes() {
  const known = new Map<string, Promise<number | undefined>>();

  function sizeOf(url: string): Promise<number | undefined> {
    const size = known.get(url) ?? ask(url);
    return keepRecent(known, url, size, mostSizes);
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
     * Puts the size behind each link to a picture (`a[data-picture]`, shared-ui's `LitePicture`).
     *
     * @param bases addresses of the API and its storage; nothing else is asked
     */
    async putInto(html: string, bases: readonly string[]): Promise<string> {
      const links = elementsOf(html).flatMap(({ tag, attributes, inside }) => {
        const url = attributes.get("href") ?? "";
        const isStored =
          tag === "a" && attributes.has("data-picture") && bases.some((base) => url.startsWith(`${base}/`));
        return isStored ? [{ url, end: inside[1] }] : [];
      });
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined).unref());
      const edits = await Promise.all(
        links.map(async ({ url, end }): Promise<Edit[]> => {
          const bytes = await Promise.race([sizeOf(url), late]);
          return bytes ? [[[end, end], ` (${kilobytes(bytes)})`]] : [];
        }),
      );
      return edited(html, edits.flat());
    },
  };
}

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} kB`;
