import type { Sector } from "@ministry/api-client";
import { Select, useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import * as achievementFormTexts from "../../content/achievements/form.ts";
import { CreateActions } from "../../forms/frame/create-actions.tsx";
import { FormFrame } from "../../forms/frame/form-frame.tsx";
import { useDraft } from "../../forms/draft/use-draft.ts";
import { useSaveThrough } from "../../outbox/saving/use-save-through.tsx";
import { usePortal } from "../../session/portal.tsx";
import { AchievementFields } from "./achievement-fields.tsx";
import { achievementItem, type ProjectChoice } from "./achievement-items.ts";
import { checkNew, emptyAchievement, type AchievementValues } from "./achievement-values.ts";

export interface AchievementCreateFormProps {
  sector: Sector;
  projects: readonly ProjectChoice[];
  /** Left out: the form stays and is empty again (AMB-04). */
  onAdded?: () => void;
}

export function AchievementCreateForm({ sector, projects, onAdded }: AchievementCreateFormProps) {
  const saveThrough = useSaveThrough();
  const queries = useQueryClient();
  const toast = useToast();
  const { outbox } = usePortal();
  /** Nothing for a project of a draft that has been deleted since. */
  const chosen = ({ projectId }: AchievementValues): ProjectChoice | undefined => {
    const listed = projects.find(({ id }) => id === projectId);
    // One that was waiting on this device when it was chosen, and has been created since.
    const wasWaiting = !listed && outbox.get().items.some(({ id }) => id === projectId);
    return wasWaiting ? { id: projectId, title: achievementFormTexts.newProject, waiting: true } : listed;
  };
  const form = useDraft({
    formKey: `achievement/${sector}/new`,
    name: achievementFormTexts.addAchievement(sector),
    initial: emptyAchievement,
    check: (values) => checkNew(chosen(values) ? values : { ...values, projectId: "" }),
    failure: achievementFormTexts.failedToAddAchievement,
    save: (values, { idempotencyKey, ...call }) => {
      const project = chosen(values);
      if (!project) throw new Error("the project was deleted since it was checked");
      return saveThrough([achievementItem(sector, project, values, idempotencyKey)], call);
    },
    onSaved: ({ kind }) => {
      if (kind === "received") toast(achievementFormTexts.achievementAdded);
      void queries.invalidateQueries({ queryKey: ["projects", sector] });
      void queries.invalidateQueries({ queryKey: ["achievements"] });
      if (onAdded) onAdded();
      else form.clear();
    },
  });
  return (
    <FormFrame
      form={form}
      actions={<CreateActions form={form} label={achievementFormTexts.addAchievementButton} />}
    >
      <Select
        label={achievementFormTexts.project}
        required
        placeholder={achievementFormTexts.selectProject}
        options={projects.map(({ id, title, waiting }) => ({
          value: id,
          label: waiting ? achievementFormTexts.waitingOnThisDevice(title) : title,
        }))}
        {...form.field("projectId")}
      />
      <AchievementFields form={form} />
    </FormFrame>
  );
}
