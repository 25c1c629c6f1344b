import type { Sector } from "@ministry/api-client";
import { useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import * as projectFormTexts from "../../../content/projects/form.ts";
import * as projectNames from "../../../content/projects/names.ts";
import { CreateActions } from "../../../forms/frame/create-actions.tsx";
import { FormFrame } from "../../../forms/frame/form-frame.tsx";
import { checkProjectAdditions } from "../project-additions.ts";
import { useDraft } from "../../../forms/draft/use-draft.ts";
import { useSaveThrough } from "../../../outbox/saving/use-save-through.tsx";
import { useApi } from "../../../session/portal.tsx";
import { emptyMarked } from "./empty-fields.ts";
import { ProjectFields } from "./project-fields.tsx";
import { projectItems } from "../project-items.ts";
import { emptyProject } from "../project-values.ts";
import { projectsQuery } from "../projects-query.ts";

/**
 * Creates a project: first on this device, then, as soon as there is a connection, on the server, and each photo after it.
 * The client refuses nothing (AMB-27): what is missing is for the server to say.
 */
export function ProjectCreateForm({ sector, onCreated }: { sector: Sector; onCreated: () => void }) {
  const api = useApi();
  const saveThrough = useSaveThrough();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useDraft({
    formKey: `project/${sector}/new`,
    name: projectNames.sectorTexts[sector].createTitle,
    initial: emptyProject,
    emptyMarked: (values) => emptyMarked(sector, values),
    check: checkProjectAdditions,
    failure: projectFormTexts.uploadFailed,
    save: (values, { idempotencyKey, ...call }) =>
      saveThrough(projectItems(sector, values, idempotencyKey), call),
    onSaved: ({ kind }, { title }) => {
      if (kind === "received") toast(projectFormTexts.projectCreatedSuccessfullyNamed(title));
      void queries.invalidateQueries(projectsQuery(api, sector));
      onCreated();
    },
  });
  return (
    <FormFrame
      form={form}
      actions={
        <CreateActions
          form={form}
          label={projectFormTexts.saveProject}
          working={projectFormTexts.uploading}
        />
      }
    >
      <ProjectFields form={form} sector={sector} withPhotos />
    </FormFrame>
  );
}
