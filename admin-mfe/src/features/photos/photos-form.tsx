import type { Project, Sector } from "@ministry/api-client";
import { LinkButton, Select, useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ClearButton } from "../../forms/frame/clear-button.tsx";
import { FormFrame, SubmitButton } from "../../forms/frame/form-frame.tsx";
import { PhotoPicker } from "../../forms/pickers/photo-picker.tsx";
import { useDraft } from "../../forms/draft/use-draft.ts";
import { publicPaths, to } from "../../paths.ts";
import { usePortal } from "../../session/portal.tsx";
import { photoItems } from "./photo-items.ts";
import { UploadReport } from "./upload-report.tsx";

export interface PhotosFormProps {
  sector: Sector;
  projects: readonly Project[];
  /** Chosen beforehand: the person came from this project. */
  projectId?: string;
  onUploaded?: () => void;
}

type PhotosValues = { projectId: string; photos: File[] };

const checkPhotos = ({ projectId, photos }: PhotosValues) => ({
  ...(projectId === "" ? { projectId: "Please select a project." } : {}),
  ...(photos.length === 0 ? { photos: "Please choose at least one image." } : {}),
});

const publicPath = { energy: publicPaths.energyProject, water: publicPaths.waterProject } as const;

/**
 * Uploads photos to a project's gallery. They go through the queue, one by one: once they are saved
 * on the device the form is done, and what becomes of them stands below it.
 */
export function PhotosForm({ sector, projects, projectId = "", onUploaded }: PhotosFormProps) {
  const { outbox } = usePortal();
  const queries = useQueryClient();
  const toast = useToast();
  const [batch, setBatch] = useState<string[]>([]);
  const form = useDraft<PhotosValues, unknown>({
    formKey: `photos/${sector}/${projectId || "new"}`,
    name: "Photos",
    initial: { projectId, photos: [] },
    check: checkPhotos,
    failure: "Failed to upload photos",
    save: async (values, { idempotencyKey, onSafe }) => {
      const title = projects.find(({ id }) => id === values.projectId)?.title ?? "";
      const gallery = { sector, projectId: values.projectId, title };
      const ids = await outbox.add(photoItems(gallery, values.photos, idempotencyKey));
      // Each photo stands for itself: one that the server refuses does not bring the others back to the form.
      onSafe();
      setBatch(ids);
    },
    onSaved: () => form.clear(),
  });
  const received = () => {
    setBatch([]);
    toast(projectId ? "Photos appended" : "Photos uploaded");
    void queries.invalidateQueries({ queryKey: ["photos", sector] });
    void queries.invalidateQueries({ queryKey: ["projects", sector] });
    onUploaded?.();
  };
  const chosen = form.values.projectId;
  return (
    <>
      <FormFrame
        form={form}
        actions={
          <>
            <SubmitButton form={form} label="Upload Photos" working="Uploading..." />
            <ClearButton form={form} />
            {chosen !== "" && (
              <LinkButton variant="quiet" to={to(publicPath[sector], { id: chosen })}>
                View Project
              </LinkButton>
            )}
          </>
        }
      >
        {!projectId && (
          <Select
            label="Project"
            required
            placeholder="Select a project"
            options={projects.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.field("projectId")}
          />
        )}
        <PhotoPicker
          label="Photos"
          hint="At most 20 pictures of 10 MB each."
          {...form.slot("photos")}
          value={form.values.photos}
          onChange={(photos) => form.set({ photos })}
        />
      </FormFrame>
      <UploadReport ids={batch} onReceived={received} />
    </>
  );
}
