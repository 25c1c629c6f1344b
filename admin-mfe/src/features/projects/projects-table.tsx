import type { Project, Sector } from "@ministry/api-client";
import { LinkButton, Table } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { StoredImage } from "../../forms/stored-image.tsx";
import { paths, to } from "../../paths.ts";
import { useArrivals } from "../../outbox/use-arrivals.ts";
import { DeleteButton } from "../../screen/delete-button.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useApi } from "../../session/portal.tsx";
import { statusOf } from "../../session/failures.ts";
import { sectorTexts } from "./project-texts.ts";
import { projectsQuery } from "./projects-query.ts";
import css from "./projects.module.css";

const updatePaths = { energy: paths.energyProjectUpdate, water: paths.waterProjectUpdate } as const;

/** Every project of a sector, each with Update and Delete. */
export function ProjectsTable({ sector }: { sector: Sector }) {
  const query = useQuery(projectsQuery(useApi(), sector));
  useArrivals(() => void query.refetch());
  return (
    <QueryView query={query} failure="Failed to load projects list.">
      {(projects) =>
        projects.length === 0 ? <p>No projects found.</p> : <Rows sector={sector} projects={projects} />
      }
    </QueryView>
  );
}

function Rows({ sector, projects }: { sector: Sector; projects: Project[] }) {
  const api = useApi();
  const queries = useQueryClient();
  const remove = async ({ id }: Project, idempotencyKey: string) => {
    if (!id) throw new Error("Missing project id.");
    await api.projects.remove(sector, id, { idempotencyKey });
    queries.setQueryData(projectsQuery(api, sector).queryKey, (before) =>
      before?.filter((project) => project.id !== id),
    );
  };
  return (
    <Table
      caption={sectorTexts[sector].tableTitle}
      rows={projects}
      rowKey={(project, index) => project.id || String(index)}
      columns={[
        { head: "Title", rowHead: true, cell: ({ title }) => <span dir="auto">{title}</span> },
        {
          head: "Image",
          bare: true,
          cell: ({ coverImage }) => coverImage && <Thumbnail picture={coverImage} />,
        },
        {
          head: "Description",
          cell: ({ description }) => (
            <span className={css.summary} dir="auto">
              {description}
            </span>
          ),
        },
        {
          head: "Action",
          bare: true,
          cell: (project) => (
            <div className={css.actions}>
              {project.id && (
                <LinkButton
                  size="small"
                  variant="secondary"
                  to={to(updatePaths[sector], { id: project.id })}
                  aria-label={`Update ${project.title}`}
                >
                  Update
                </LinkButton>
              )}
              <DeleteButton
                question="Delete this project?"
                name={project.title}
                onDelete={(key) => remove(project, key)}
                failure={(error) => deleteFailure(project, error)}
                success="Project deleted"
              />
            </div>
          ),
        },
      ]}
    />
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
  if (!id) return "Missing project id.";
  const status = statusOf(error);
  return status === undefined ? "Delete failed" : `Delete failed (${status})`;
}
