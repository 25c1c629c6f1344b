import { isApiError } from "@ministry/api-client";
import { type DocumentHit, searchDocuments } from "@ministry/api-client/document-texts";
import { wordsOf } from "@ministry/api-client/search";
import { queryOptions } from "@tanstack/react-query";

/** Fewer letters are in too many texts; the API does not search for them either. */
const fewestLetters = 3;

/** Whether the texts of documents are searched for this. */
export const isLongEnough = (text: string): boolean =>
  wordsOf(text).some((word) => word.length >= fewestLetters);

/** Which publications have these words in the text of their file. A host that does not search there has none. */
export const documentHitsQuery = (apiBase: string, words: string) =>
  queryOptions({
    queryKey: ["document-texts", words],
    queryFn: ({ signal }): Promise<DocumentHit[]> =>
      searchDocuments({ apiBase }, words, { signal }).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return [];
        throw error;
      }),
    staleTime: 60_000,
  });
