import type { Achievement, Sector } from "@ministry/api-client";
import { Button, useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import * as achievementFormTexts from "../../content/achievements/form.ts";
import { FormFrame, SubmitButton } from "../../forms/frame/form-frame.tsx";
import { useDraft } from "../../forms/draft/use-draft.ts";
import { useApi } from "../../session/portal.tsx";
import { AchievementFields } from "./achievement-fields.tsx";
import { achievementLabels, checkChanged, draftOf, valuesOf, versionOf } from "./achievement-values.ts";
import { achievementQuery } from "./achievements-query.ts";

export interface AchievementUpdateFormProps {
  sector: Sector;
  projectId: string;
  index: number;
  achievement: Achievement;
  onSaved: () => void;
  onCancel: () => void;
}

/** Edits one achievement; its id goes along, so that one that has moved meanwhile is not overwritten. */
export function AchievementUpdateForm(props: AchievementUpdateFormProps) {
  const { sector, projectId, index, achievement, onSaved, onCancel } = props;
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useDraft({
    formKey: `achievement/${sector}/${projectId}/${achievement.id ?? index}`,
    name: achievementFormTexts.updateAchievementNamed(achievement.title),
    initial: valuesOf(projectId, achievement),
    check: checkChanged,
    failure: achievementFormTexts.updateFailed,
    record: versionOf(achievement),
    reread: async () => versionOf(await queries.fetchQuery(achievementQuery(api, sector, projectId, index))),
    save: async (values, { idempotencyKey, version }) => {
      const call = { idempotencyKey, version, itemId: achievement.id };
      await api.achievements.update(sector, projectId, index, draftOf(values), call);
    },
    onSaved: () => {
      toast(achievementFormTexts.achievementUpdated);
      void queries.invalidateQueries({ queryKey: ["projects", sector] });
      void queries.invalidateQueries({ queryKey: ["achievements"] });
      onSaved();
    },
  });
  return (
    <FormFrame
      form={form}
      edited={{ labels: achievementLabels, changedAt: achievement.updatedAt }}
      actions={
        <>
          <SubmitButton form={form} label={achievementFormTexts.update} />
          <Button variant="secondary" onClick={onCancel}>
            {achievementFormTexts.cancel}
          </Button>
        </>
      }
    >
      <AchievementFields form={form} />
    </FormFrame>
  );
}
