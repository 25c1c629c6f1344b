import type { Project, Sector } from "@ministry/api-client";
import { Button, LinkButton, Select, useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import * as photoFormTexts from "../../../content/photos/form.ts";
import { CreateActions } from "../../../forms/frame/create-actions.tsx";
import { FormFrame } from "../../../forms/frame/form-frame.tsx";
import { PhotoPicker } from "../../../forms/pickers/photo-picker.tsx";
import { useDraft } from "../../../forms/draft/use-draft.ts";
import type { FieldErrors } from "../../../forms/draft/use-form-controls.ts";
import { publicPaths, to } from "../../../paths.ts";
import { usePortal } from "../../../session/portal.tsx";
import { photoItems } from "../items/photo-items.ts";
import type { UploadReportProps } from "./upload-report.tsx";

export interface PhotosFormProps {
  sector: Sector;
  projects: readonly Project[];
  /** Chosen beforehand: the person came from this project. */
  projectId?: string;
  onUploaded?: () => void;
}

/** The queue's list and its actions come once the form stands: nothing is shown of them before it was sent. */
const uploadReport = () => import("./upload-report.tsx");
const UploadReport = lazy(async () => ({
  // Not reached without a connection: what was saved stands in the queue, and the bell says so.
  default: await uploadReport().then(
    (loaded): ComponentType<UploadReportProps> => loaded.UploadReport,
    (): ComponentType<UploadReportProps> => () => null,
  ),
}));

type PhotosValues = { projectId: string; photos: File[] };

const checkPhotos = ({ projectId, photos }: PhotosValues): FieldErrors<PhotosValues> => ({
  ...(projectId === "" ? { projectId: photoFormTexts.pleaseSelectProject } : {}),
  ...(photos.length === 0 ? { photos: photoFormTexts.pleaseChooseAtLeastOneImage } : {}),
});

/** The form; `onQueued` is called with the items that its photos became in the queue. */
function usePhotosDraft(
  sector: Sector,
  projects: readonly Project[],
  projectId: string,
  onQueued: (ids: string[]) => void,
) {
  const { outbox } = usePortal();
  const form = useDraft<PhotosValues, unknown>({
    formKey: `photos/${sector}/${projectId || "new"}`,
    name: photoFormTexts.photos,
    initial: { projectId, photos: [] },
    check: checkPhotos,
    failure: photoFormTexts.failedToUploadPhotos,
    save: async (values, { idempotencyKey, onSafe }) => {
      const title = projects.find(({ id }) => id === values.projectId)?.title ?? "";
      const gallery = { sector, projectId: values.projectId, title };
      const ids = await outbox.add(photoItems(gallery, values.photos, idempotencyKey));
      // Each photo stands for itself: one that the server refuses does not bring the others back to the form.
      onSafe();
      onQueued(ids);
    },
    onSaved: () => form.clear(),
  });
  return form;
}

/** Says that the photos have arrived, and has what shows them read again. */
function usePhotosArrived(sector: Sector, message: string): () => void {
  const queries = useQueryClient();
  const toast = useToast();
  return () => {
    toast(message);
    for (const shown of ["photos", "projects"]) void queries.invalidateQueries({ queryKey: [shown, sector] });
  };
}

/**
 * Uploads photos to a project's gallery. They go through the queue, one by one: once they are saved
 * on the device the form is done, and what becomes of them stands below it.
 */
export function PhotosForm({ sector, projects, projectId = "", onUploaded }: PhotosFormProps) {
  const [batch, setBatch] = useState<string[]>([]);
  const form = usePhotosDraft(sector, projects, projectId, setBatch);
  const toast = useToast();
  useEffect(() => void uploadReport().catch(() => undefined), []);
  const sayArrived = usePhotosArrived(
    sector,
    projectId ? photoFormTexts.photosAppended : photoFormTexts.photosUploaded,
  );
  const received = () => {
    setBatch([]);
    sayArrived();
    onUploaded?.();
  };
  const chosen = form.values.projectId;
  return (
    <>
      <FormFrame
        form={form}
        actions={
          <>
            <CreateActions
              form={form}
              label={photoFormTexts.uploadPhotos}
              working={photoFormTexts.uploading}
            />
            {chosen === "" ? (
              <Button
                variant="quiet"
                aria-disabled
                title={photoFormTexts.pleaseSelectProject}
                onClick={() => toast(photoFormTexts.pleaseSelectProject)}
              >
                {photoFormTexts.viewProject}
              </Button>
            ) : (
              <LinkButton variant="quiet" to={to(publicPaths[`${sector}Project`], { id: chosen })}>
                {photoFormTexts.viewProject}
              </LinkButton>
            )}
          </>
        }
      >
        {!projectId && (
          <Select
            label={photoFormTexts.project}
            required
            placeholder={photoFormTexts.selectProject}
            options={projects.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.field("projectId")}
          />
        )}
        <PhotoPicker
          key={form.saveId}
          label={photoFormTexts.photos}
          hint={photoFormTexts.atMost20Pictures}
          {...form.slot("photos")}
          value={form.values.photos}
          onChange={(photos) => form.set({ photos })}
        />
      </FormFrame>
      {batch.length > 0 && (
        <Suspense fallback={null}>
          <UploadReport ids={batch} onReceived={received} />
        </Suspense>
      )}
    </>
  );
}
