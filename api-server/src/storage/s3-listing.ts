import type { IncomingMessage } from "node:http";
import { drain, type S3Call, S3Failure } from "./s3-requests.ts";

/** One object of a bucket's listing, whatever its name. */
export interface ListedObject {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/** The objects of a bucket whose keys begin with the prefix, page by page (ListObjectsV2). */
export async function* listingOf(
  send: (call: S3Call) => Promise<IncomingMessage>,
  prefix = "",
): AsyncGenerator<ListedObject> {
  let token: string | undefined;
  do {
    const query: Record<string, string> = { "list-type": "2", "max-keys": "1000" };
    if (prefix !== "") query["prefix"] = prefix;
    if (token !== undefined) query["continuation-token"] = token;
    const answer = await send({ method: "GET", query });
    const page = await drain(answer);
    if (answer.statusCode !== 200) throw new S3Failure("GET", answer.statusCode ?? 0);
    yield* objectsIn(page);
    token = textOf(page, "NextContinuationToken");
  } while (token !== undefined);
}

/** Names we make are plain ASCII, so the listing needs no full XML reader. */
function* objectsIn(page: string): Generator<ListedObject> {
  for (const [, entry = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    yield {
      key: textOf(entry, "Key") ?? "",
      bytes: Number(textOf(entry, "Size")),
      modifiedAt: new Date(textOf(entry, "LastModified") ?? 0),
    };
  }
}

function textOf(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(xml)?.[1];
  return text
    ?.replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
