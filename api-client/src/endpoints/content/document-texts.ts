import type { Call, HttpOptions } from "../../http/call.ts";
import { createReader, fromPaths } from "../../http/reader.ts";
import { manyWith } from "../decode.ts";
import { textIn } from "../../schemas/fields/primitives.ts";

/** A publication whose file has in its text what was looked for. */
export interface DocumentHit {
  id: string;
  /** Its text around the first match. */
  excerpt: string;
}

const readHit = ({ _id, excerpt }: Readonly<Record<string, unknown>>): DocumentHit => ({
  id: textIn(_id) ?? "",
  excerpt: textIn(excerpt) ?? "",
});

/**
 * Asks which publications have these words in the text of their file, the best first: an addition of our server. Apart
 * from the other reads, since one page alone asks. A host without it answers 404.
 */
export function searchDocuments(options: HttpOptions, words: string, call?: Call): Promise<DocumentHit[]> {
  const path = `/search-documents?${new URLSearchParams({ q: words })}`;
  return createReader(options).firstAnswer(fromPaths([path], manyWith(readHit)), call);
}
