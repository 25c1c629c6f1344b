import type { Picture } from "@ministry/api-client";
import type { PassedOn } from "./passed-on.ts";

/** Wide enough for a phone, in pixels of the stored copies. */
const wantedWidth = 640;
/** Bytes of all pictures together; the file may be sent over a connection that is paid for. */
export const mostPictureBytes = 600_000;

/** The copy of a picture that goes into a file. */
function addressOf({ url, variants }: Picture): string {
  const webp = variants
    .filter(({ format }) => format === "webp")
    .sort((one, other) => one.width - other.width);
  return (webp.find(({ width }) => width >= wantedWidth) ?? webp.at(-1))?.url ?? url;
}

/** A picture of a file: its own address, and where its copy is fetched. */
export interface WantedPicture {
  url: string;
  address: string;
  bytes: number;
}

/**
 * The pictures that go into a file, the first ones first, without those that would make it too heavy. Asks for sizes
 * alone.
 *
 * @throws when none can be had
 */
export async function measurePictures(content: PassedOn, signal: AbortSignal): Promise<WantedPicture[]> {
  const pictures = content.parts.flatMap(({ picture }) => (picture?.url ? [picture] : []));
  const measured = await Promise.all(
    pictures.map(async (picture) => {
      const address = addressOf(picture);
      const answer = await fetch(address, { method: "HEAD", signal });
      const bytes = answer.ok ? Number(answer.headers.get("content-length")) : 0;
      return { url: picture.url, address, bytes };
    }),
  );
  if (measured.every(({ bytes }) => !(bytes > 0))) throw new Error("no picture can be had");
  let sum = 0;
  return measured.filter(({ bytes }) => {
    if (!(bytes > 0) || sum + bytes > mostPictureBytes) return false;
    sum += bytes;
    return true;
  });
}

/** Bytes that pictures add to a file: base64 writes three bytes as four letters. */
export const bytesInFile = (pictures: readonly WantedPicture[]): number =>
  pictures.reduce((sum, { bytes }) => sum + Math.ceil(bytes / 3) * 4, 0);

/** The pictures as `data:` addresses. */
export async function readPictures(
  pictures: readonly WantedPicture[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const read = pictures.map(async ({ url, address }) => {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return [url, await dataAddress(answer)] as const;
  });
  return new Map(await Promise.all(read));
}

async function dataAddress(answer: Response): Promise<string> {
  let text = "";
  for (const byte of new Uint8Array(await answer.arrayBuffer())) text += String.fromCharCode(byte);
  return `data:${answer.headers.get("content-type") ?? "image/webp"};base64,${btoa(text)}`;
}
