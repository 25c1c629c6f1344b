import type { Photo, Project, Sector } from "@ministry/api-client";
import { Skeleton, Table, type Column } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { StoredImage } from "../../forms/stored-image.tsx";
import { useArrivals } from "../../outbox/use-arrivals.ts";
import { DeleteButton } from "../../screen/delete-button.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useApi } from "../../session/portal.tsx";
import { photosQuery } from "./photos-query.ts";
import { ReplaceButton } from "./replace-button.tsx";
import css from "./photos.module.css";

export interface PhotosTableProps {
  sector: Sector;
  project: Pick<Project, "id" | "title">;
  /** Shows what the server sent and what became of it. */
  debug?: boolean;
}

/** A project's photos, each with Edit and Delete. */
export function PhotosTable({ sector, project, debug }: PhotosTableProps) {
  const query = useQuery(photosQuery(useApi(), sector, project.id));
  useArrivals(() => void query.refetch());
  return (
    <QueryView query={query} failure="Failed to load photos" skeleton={<Bones />}>
      {(photos) =>
        photos.length === 0 ? (
          <p>No photos uploaded yet.</p>
        ) : (
          <Rows sector={sector} project={project} photos={photos} debug={debug ?? false} />
        )
      }
    </QueryView>
  );
}

const sourceColumns: Column<Photo>[] = [
  { head: "Raw", cell: ({ picture }) => <code className={css.source}>{picture?.reference}</code> },
  { head: "Resolved", cell: ({ picture }) => <code className={css.source}>{picture?.url}</code> },
];

function Rows({ sector, project, photos, debug }: Required<PhotosTableProps> & { photos: Photo[] }) {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries(photosQuery(api, sector, project.id)),
      queries.invalidateQueries({ queryKey: ["projects", sector] }),
    ]);
  const remove = async (photo: Photo, index: number, idempotencyKey: string) => {
    try {
      await api.photos.remove(sector, project.id, index, { idempotencyKey, itemId: photo.id });
    } finally {
      // Also when it was refused because the photo had moved: the screen then shows where it is now.
      await refresh();
    }
  };
  const columns: Column<Photo>[] = [
    { head: "#", numeric: true, cell: (_, index) => index + 1 },
    { head: "Project", cell: () => <span dir="auto">{project.title}</span> },
    {
      head: "Preview",
      bare: true,
      cell: ({ picture }, index) => (
        <div className={css.thumbnail}>
          <StoredImage picture={picture} alt={`Photo ${index + 1} of ${project.title}`} />
        </div>
      ),
    },
    {
      head: "Image",
      rowHead: true,
      cell: ({ picture }) => <span className={css.source}>{nameOf(picture?.reference)}</span>,
    },
    ...(debug ? sourceColumns : []),
    {
      head: "Action",
      bare: true,
      cell: (photo, index) => (
        <div className={css.actions}>
          <ReplaceButton
            {...{ sector, index, photo }}
            projectId={project.id}
            onReplaced={() => void refresh()}
          />
          <DeleteButton
            question="Delete this photo?"
            name={`photo ${index + 1} of ${project.title}`}
            onDelete={(key) => remove(photo, index, key)}
            failure="Delete failed"
            success="Photo deleted"
          />
        </div>
      ),
    },
  ];
  return (
    <Table
      caption={`Photos of ${project.title}`}
      columns={columns}
      rows={photos}
      rowKey={(photo, index) => photo.id ?? String(index)}
    />
  );
}

const nameOf = (reference = "") => reference.slice(reference.lastIndexOf("/") + 1);

/** Eight places for photos. */
function Bones() {
  return (
    <div className={css.bones}>
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} height="6rem" />
      ))}
    </div>
  );
}
