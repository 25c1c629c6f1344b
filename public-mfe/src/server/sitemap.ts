import type { PublicApi, Sector } from "@ministry/api-client";
import type { PublishedReader, SitemapEntry } from "@ministry/contract";
import { eventPath, projectPath, publicationPath } from "../paths.ts";
import { everyEvent } from "../pages/events/every-event.ts";

/** The pages of everything published, one list for each kind. */
export function sitemapLists(api: PublicApi): PublishedReader["sitemap"] {
  const projects =
    (sector: Sector): PublishedReader["sitemap"][number] =>
    async (call) =>
      (await api.projects.list(sector, call)).map((project) =>
        entryOf(projectPath(project.sector, project.id), project),
      );
  return [
    projects("energy"),
    projects("water"),
    async (call) => (await everyEvent(api, call)).map((event) => entryOf(eventPath(event.id), event)),
    async (call) =>
      (await api.publications.list(call)).map((publication) =>
        entryOf(publicationPath(publication.id), publication),
      ),
  ];
}

const entryOf = (path: string, times: { updatedAt?: string; createdAt?: string }): SitemapEntry => ({
  path,
  changed: [times.updatedAt, times.createdAt].find((time) => !Number.isNaN(Date.parse(time ?? ""))),
});
