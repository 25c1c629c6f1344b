import type { Project } from "@ministry/api-client";
import { Button, FieldSet, useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import * as projectFormTexts from "../../../content/projects/form.ts";
import * as projectNames from "../../../content/projects/names.ts";
import type { EditedRecord } from "../../../forms/conflict/edit-conflict.tsx";
import { FormFrame, SubmitButton } from "../../../forms/frame/form-frame.tsx";
import { StoredImage } from "../../../forms/pickers/stored-image.tsx";
import { checkProjectAdditions } from "../project-additions.ts";
import { useDraft } from "../../../forms/draft/use-draft.ts";
import { useSaveThrough } from "../../../outbox/saving/use-save-through.tsx";
import { useApi } from "../../../session/portal.tsx";
import { emptied } from "./empty-fields.ts";
import { ProjectFields } from "./project-fields.tsx";
import { imageSlots, projectLabels } from "../project-texts.ts";
import { projectEditItems } from "../project-items.ts";
import { valuesOf, versionOf } from "../project-values.ts";
import { projectQuery, projectsQuery } from "../projects-query.ts";
import css from "../../../forms/forms.module.css";

export interface ProjectUpdateFormProps {
  project: Project;
  onSaved: () => void;
  onCancel: () => void;
}

/** Edits a stored project. Only chosen pictures are sent; those that are not replaced stay. */
export function ProjectUpdateForm({ project, onSaved, onCancel }: ProjectUpdateFormProps) {
  const { id, sector } = project;
  const api = useApi();
  const saveThrough = useSaveThrough();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useDraft({
    formKey: `project/${sector}/${id}`,
    name: `${projectNames.sectorTexts[sector].updateTitle}: ${project.title}`,
    initial: valuesOf(project),
    emptyMarked: (values) => emptied(project, values),
    check: checkProjectAdditions,
    failure: projectFormTexts.updateFailed,
    record: versionOf(project),
    reread: async () => versionOf(await queries.fetchQuery(projectQuery(api, sector, id))),
    save: (values, { idempotencyKey, version, ...call }) =>
      saveThrough(projectEditItems(project, values, version, idempotencyKey), call),
    onSaved: ({ kind }) => {
      if (kind === "received") toast(projectFormTexts.projectUpdatedSuccessfully);
      void queries.invalidateQueries(projectsQuery(api, sector));
      onSaved();
    },
  });
  return (
    <FormFrame
      form={form}
      edited={editedProject(project)}
      actions={
        <>
          <SubmitButton form={form} label={projectFormTexts.update} />
          <Button variant="secondary" onClick={onCancel}>
            {projectFormTexts.cancel}
          </Button>
        </>
      }
    >
      <p>
        {projectFormTexts.projectId} <code>{id}</code>
      </p>
      <ProjectFields form={form} sector={sector} project={project} withPhotos={sector === "energy"} />
      {project.photos.length > 0 && (
        <FieldSet legend={projectFormTexts.existingPhotos}>
          <ul role="list" className={css.previews}>
            {project.photos.map((photo, index) => (
              <li key={photo.id ?? index} className={css.previewCard}>
                <StoredImage
                  picture={photo.picture}
                  alt={projectFormTexts.photoOf(index + 1, project.title)}
                />
              </li>
            ))}
          </ul>
        </FieldSet>
      )}
    </FormFrame>
  );
}

const editedProject = (project: Project): EditedRecord => ({
  labels: projectLabels(project.sector),
  changedAt: project.updatedAt,
  pictureOf: (name) => imageSlots.find((slot) => slot.name === name)?.current(project),
});
