import { allImagesUrl, defaultEventPageSize, type NewsEvent } from "@ministry/api-client";
import type { Host } from "@ministry/contract";
import { apiOf } from "../../../site/host/api.ts";
import { langOf } from "../../../site/text/lang-of.ts";
import type { LatestEvent } from "./latest-event.ts";

/** The last three of the first page, which are the latest (P-65, AMB-03). */
export async function readLatestEvents(host: Host, signal: AbortSignal): Promise<LatestEvent[]> {
  const { items } = await apiOf(host).events.page({ page: 1, limit: defaultEventPageSize }, { signal });
  return items.slice(-3).map((event) => latestOf(event, host.config.apiBase));
}

function latestOf({ coverImage, ...event }: NewsEvent, apiBase: string): LatestEvent {
  const { id, title, description, createdAt, sector, district } = event;
  const url = allImagesUrl(coverImage?.reference, apiBase);
  return {
    ...{ id, title, description, createdAt, sector, district },
    ...{ titleLang: langOf(event, "title"), lang: langOf(event, "description") },
    ...(coverImage && url && { cover: { ...coverImage, url } }),
  };
}
