import { QueryClient } from "@tanstack/react-query";

/**
 * The cache of what the API answered, one for shell and remotes. Queries run without asking whether there is a
 * network: the worker may answer them. They are not repeated: the worker refreshes, and the user decides the rest.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: "offlineFirst", retry: false },
      mutations: { networkMode: "offlineFirst", retry: false },
    },
  });
}
