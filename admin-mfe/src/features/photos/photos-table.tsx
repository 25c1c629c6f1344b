import type { Photo, Project, Sector } from "@ministry/api-client";
import { Skeleton, type DataColumn } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as photoTableTexts from "../../content/photos/table.ts";
import { StoredImage } from "../../forms/pickers/stored-image.tsx";
import { useArrivals } from "../../outbox/use-arrivals.ts";
import { NamedButton } from "../../screen/named-button.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { actionsColumn } from "../../records/table/actions-column.tsx";
import { RecordTable } from "../../records/table/record-table.tsx";
import { useMay } from "../../session/roles/allowed.tsx";
import { useApi } from "../../session/portal.tsx";
import { fileName, nameOf, photoShape, type PhotoRow } from "./photo-shape.ts";
import { photosQuery } from "./photos-query.ts";
import { useReplaceDialog } from "./replacing/use-replace-dialog.tsx";
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
    <QueryView query={query} failure={photoTableTexts.failedToLoadPhotos} skeleton={<PhotosSkeleton />}>
      {(photos) => <Rows sector={sector} project={project} photos={photos} debug={debug ?? false} />}
    </QueryView>
  );
}

const sourceColumns: DataColumn<PhotoRow>[] = [
  {
    head: photoTableTexts.raw,
    cell: ({ photo }) => <code className={css.source}>{photo.picture.reference}</code>,
  },
  {
    head: photoTableTexts.resolved,
    cell: ({ photo }) => <code className={css.source}>{photo.picture.url}</code>,
  },
];

const columnsOf = (title: string, debug: boolean): DataColumn<PhotoRow>[] => [
  { head: "#", numeric: true, phone: "labelled", cell: ({ index }) => index + 1 },
  { head: photoTableTexts.project, phone: "hidden", cell: () => <span dir="auto">{title}</span> },
  {
    head: photoTableTexts.preview,
    bare: true,
    phone: "picture",
    cell: ({ photo, index }) => (
      <div className={css.thumbnail}>
        <StoredImage picture={photo.picture} alt={photoTableTexts.photoOfNumber(index + 1, title)} />
      </div>
    ),
  },
  {
    head: photoTableTexts.image,
    rowHead: true,
    order: "name",
    cell: ({ photo }) => <span className={css.source}>{fileName(photo)}</span>,
  },
  ...(debug ? sourceColumns : []),
];

function Rows({ sector, project, photos, debug }: Required<PhotosTableProps> & { photos: Photo[] }) {
  const api = useApi();
  const mayEdit = useMay()("edit");
  const queries = useQueryClient();
  // Also when a delete was refused because the photo had moved: the screen then shows where it is now.
  const refresh = async () => {
    await Promise.all([
      queries.invalidateQueries(photosQuery(api, sector, project.id)),
      queries.invalidateQueries({ queryKey: ["projects", sector] }),
    ]);
  };
  const gallery = { sector, projectId: project.id, title: project.title };
  const [replace, dialog] = useReplaceDialog(gallery, photos, () => void refresh());
  return (
    <div className={css.gallery}>
      <RecordTable
        caption={photoTableTexts.photosOf(project.title)}
        rows={photos.map((photo, index) => ({ photo, index }))}
        shape={photoShape(project.title)}
        empty={<p>{photoTableTexts.noPhotosUploadedYet}</p>}
        deleting="edit"
        removing={{
          question: photoTableTexts.deleteThisPhotoQuestion,
          success: photoTableTexts.photoDeleted,
          failure: photoTableTexts.deleteFailed,
          remove: ({ photo, index }, idempotencyKey) =>
            api.photos.remove(sector, project.id, index, { idempotencyKey, itemId: photo.id }),
          trashId: ({ photo }) => photo.id,
          refresh,
          // From the back: the positions before the deleted one stay as they are.
          sequence: (a, b) => b.index - a.index,
        }}
        columns={(ask) => [
          ...columnsOf(project.title, debug),
          ...(mayEdit
            ? [
                actionsColumn<PhotoRow>({
                  head: photoTableTexts.action,
                  nameOf: (row) => nameOf(row, project.title),
                  needs: "edit",
                  onDelete: ask,
                  actions: ({ index, photo }) => (
                    <NamedButton
                      label={photoTableTexts.edit}
                      name={photoTableTexts.editPhoto(index + 1)}
                      variant="secondary"
                      onClick={() => replace(photo, index)}
                    />
                  ),
                }),
              ]
            : []),
        ]}
      />
      {mayEdit && dialog}
    </div>
  );
}

/** Eight places for photos. */
function PhotosSkeleton() {
  return (
    <div className={css.bones}>
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} height="6rem" />
      ))}
    </div>
  );
}
