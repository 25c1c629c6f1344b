import type { SharingProblem } from "@ministry/delivery/contract";
import { Notice } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import type { Destination } from "../features/photos/photo-items.ts";
import { SharedPhotos } from "../features/photos/shared-photos.tsx";
import { projectsGroup, queuedProjects } from "../features/projects/project-items.ts";
import { projectsQuery } from "../features/projects/projects-query.ts";
import { useOutboxView } from "../outbox/use-outbox.ts";
import { Page } from "../screen/page.tsx";
import { useApi } from "../session/portal.tsx";

const sectors = ["energy", "water"] as const;

const problems: Record<SharingProblem, string> = {
  "no-worker":
    "The photos could not be taken: this app was not ready on this device yet. It is now. Please share them again.",
  "not-kept":
    "Not all of the photos could be kept: this device may be full. Make room, then share the missing ones again.",
};

/** `/AdminSharedPhotos`: what was shared into the installed app. */
export function SharedPhotosPage() {
  const [search] = useSearchParams();
  const problem = problems[search.get("problem") as SharingProblem] as string | undefined;
  return (
    <Page title="Shared photos">
      {problem && (
        <Notice tone="warning" role="status">
          {problem}
        </Notice>
      )}
      <SharedPhotos destinations={useDestinations()} />
    </Page>
  );
}

/** Every project, those first that still wait on this device. Without a line the kept lists answer. */
function useDestinations(): Destination[] {
  const api = useApi();
  const { items } = useOutboxView();
  const lists = {
    energy: useQuery(projectsQuery(api, "energy")).data,
    water: useQuery(projectsQuery(api, "water")).data,
  };
  const waiting = sectors.flatMap((sector) =>
    queuedProjects(items, sector).map(({ id, title }) => ({
      ...{ sector, title, projectId: id },
      queuedIn: `${projectsGroup(sector)}${id}`,
    })),
  );
  const there = sectors.flatMap((sector) =>
    (lists[sector] ?? []).map(({ id, title }) => ({ sector, title, projectId: id })),
  );
  return [...waiting, ...there];
}
