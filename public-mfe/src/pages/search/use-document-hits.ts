import type { DocumentHit } from "@ministry/api-client/document-texts";
import { useQueries } from "@tanstack/react-query";
import { useIsOnline } from "../../site/host/use-is-online.ts";
import { useSite } from "../../site/host/site.tsx";
import { documentHitsQuery, isLongEnough } from "./document-hits.ts";
import { usePaused } from "./use-paused.ts";

/** What is known of the texts inside documents. */
export interface DocumentTexts {
  hits: readonly DocumentHit[];
  /** `offline`: they are not asked for until there is a connection. */
  state: "searched" | "searching" | "offline" | "failed";
  retry: () => void;
}

const none: readonly DocumentHit[] = [];

/**
 * Searches the texts inside documents, which the API alone has: once the typing pauses, and never for less than a word
 * of some length. An answer stands for its own words, so an older one is never shown with newer words.
 */
export function useDocumentHits(text: string): DocumentTexts {
  const { config } = useSite();
  const isOnline = useIsOnline();
  const wanted = text.trim();
  const words = usePaused(wanted);
  const asked = isLongEnough(words) && isOnline ? [words] : [];
  const [query] = useQueries({ queries: asked.map((each) => documentHitsQuery(config.apiBase, each)) });
  const retry = () => void query?.refetch();
  if (!isLongEnough(wanted)) return { hits: none, state: "searched", retry };
  if (!isOnline) return { hits: none, state: "offline", retry };
  const { data, isError = false, isFetching } = words === wanted && query ? query : {};
  if (data) return { hits: data, state: "searched", retry };
  return { hits: none, state: isError && !isFetching ? "failed" : "searching", retry };
}
