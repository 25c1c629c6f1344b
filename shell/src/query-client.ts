import type { Answers } from "@ministry/contract";
import { QueryClient } from "@tanstack/react-query";

/**
 * The cache of what the API answered, one for shell and remotes. Queries run without asking whether there is a
 * network: the worker may answer them. They are not repeated: the worker refreshes, and the user decides the rest.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: "offlineFirst", retry: false },
    },
  });
}

/** For how long what came with the page is not asked for again, in milliseconds. */
const freshMs = 30_000;

/**
 * Puts what came with the page's HTML where its screen looks for it, so that it need not be sent twice.
 *
 * @param areOld they are from an earlier visit: the screen shows them and asks at once
 */
export function takeAnswers(queryClient: QueryClient, answers: Answers, areOld = false): void {
  const updatedAt = areOld ? 0 : Date.now() + freshMs;
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt });
}
