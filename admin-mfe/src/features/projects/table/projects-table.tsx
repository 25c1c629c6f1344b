import type { Project, Sector } from "@ministry/api-client";
import { LinkButton, type DataColumn } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as projectTableTexts from "../../../content/projects/table.ts";
import * as projectNames from "../../../content/projects/names.ts";
import { StoredImage } from "../../../forms/pickers/stored-image.tsx";
import { useArrivals } from "../../../outbox/use-arrivals.ts";
import { useQueued } from "../../../outbox/use-outbox.ts";
import { sectorPaths, to } from "../../../paths.ts";
import { QueryView } from "../../../screen/query-view.tsx";
import { actionsColumn } from "../../../records/table/actions-column.tsx";
import { RecordTable } from "../../../records/table/record-table.tsx";
import { useEdits } from "../../../records/waiting/use-edits.tsx";
import { useParts } from "../../../records/waiting/use-parts.tsx";
import { byGroup } from "../../../records/waiting/waiting-rows.tsx";
import { statusOf } from "../../../lib/failures.ts";
import { useMay } from "../../../session/roles/allowed.tsx";
import { useApi } from "../../../session/portal.tsx";
import { projectEditGroup, projectsGroup } from "../projects-in-queue.ts";
import { projectShape } from "./project-shape.ts";
import { projectsQuery } from "../projects-query.ts";
import { useOfflineProjects } from "./use-offline-projects.tsx";
import css from "./projects.module.css";

/** Every project of a sector, each with Update and Delete. */
export function ProjectsTable({ sector }: { sector: Sector }) {
  const query = useQuery(projectsQuery(useApi(), sector));
  useArrivals(() => void query.refetch());
  return (
    <QueryView query={query} failure={projectTableTexts.failedToLoadProjectsList}>
      {(projects) => <Rows sector={sector} projects={projects} />}
    </QueryView>
  );
}

function Rows({ sector, projects }: { sector: Sector; projects: Project[] }) {
  const api = useApi();
  const mayEdit = useMay()("edit");
  const queries = useQueryClient();
  const waiting = useQueued(projectsGroup(sector));
  const parts = useParts();
  const offlineProjects = useOfflineProjects(sector);
  const edits = useEdits((id) => projectEditGroup(sector, id));
  const remove = async ({ id }: Project, idempotencyKey: string) => {
    if (!id) throw new Error(projectTableTexts.missingProjectId);
    await api.projects.remove(sector, id, { idempotencyKey });
  };
  return (
    <RecordTable
      caption={projectNames.sectorTexts[sector].tableTitle}
      rows={projects}
      shape={projectShape}
      empty={<p>{projectTableTexts.noProjectsFound}</p>}
      waiting={byGroup(waiting)}
      chosenActions={offlineProjects.actions}
      deleting="publish"
      removing={{
        question: projectTableTexts.deleteThisProjectQuestion,
        success: projectTableTexts.projectDeleted,
        failure: deleteFailure,
        remove,
        trashId: ({ id }) => id,
        refresh: async (deleted) => {
          const { queryKey } = projectsQuery(api, sector);
          queries.setQueryData(queryKey, (before) => before?.filter((one) => !deleted.includes(one)));
          await queries.invalidateQueries({ queryKey });
        },
      }}
      columns={(ask) => [
        ...columnsOf((id, title) => (
          <>
            {edits(id, title)}
            {parts(id, title)}
            {offlineProjects.note(id)}
          </>
        )),
        ...(mayEdit
          ? [
              actionsColumn<Project>({
                head: projectTableTexts.action,
                nameOf: ({ title }) => title,
                needs: "publish",
                onDelete: ask,
                actions: (project) => <UpdateLink sector={sector} project={project} />,
              }),
            ]
          : []),
      ]}
    />
  );
}

/** `notes` stand below a title: what waits for the project, and whether it is on this device. */
const columnsOf = (notes: (id: string, title: string) => ReactNode): DataColumn<Project>[] => [
  {
    head: projectTableTexts.title,
    rowHead: true,
    order: "title",
    cell: ({ id, title }) => (
      <>
        <span dir="auto">{title}</span>
        {notes(id, title)}
      </>
    ),
  },
  {
    head: projectTableTexts.image,
    bare: true,
    phone: "picture",
    cell: ({ coverImage }) => coverImage && <Thumbnail picture={coverImage} />,
  },
  {
    head: projectTableTexts.description,
    phone: "rest",
    cell: ({ description }) => (
      <span className={css.summary} dir="auto">
        {description}
      </span>
    ),
  },
];

function UpdateLink({ sector, project: { id, title } }: { sector: Sector; project: Project }) {
  if (!id) return null;
  return (
    <LinkButton
      size="small"
      variant="secondary"
      to={to(sectorPaths.projectUpdate[sector], { id })}
      aria-label={projectTableTexts.updateNamed(title)}
    >
      {projectTableTexts.update}
    </LinkButton>
  );
}

function Thumbnail({ picture }: { picture: NonNullable<Project["coverImage"]> }) {
  return (
    <div className={css.thumbnail}>
      <StoredImage picture={picture} alt="" />
    </div>
  );
}

/** without an id, with a status, without an answer. */
function deleteFailure({ id }: Project, error: unknown): string {
  if (!id) return projectTableTexts.missingProjectId;
  const status = statusOf(error);
  // What came with a success and is no answer of ours, such as a captive portal's page, has no status to name.
  return status === undefined || status < 400
    ? projectTableTexts.deleteFailed
    : projectTableTexts.deleteFailedStatus(status);
}
