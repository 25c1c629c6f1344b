import type { Achievement, Sector } from "@ministry/api-client";
import { Button, useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormActions, FormFrame, SubmitButton } from "../../forms/form-frame.tsx";
import { useDraft } from "../../forms/use-draft.ts";
import { useApi } from "../../session/portal.tsx";
import { AchievementFields } from "./achievement-fields.tsx";
import { checkChanged, draftOf, valuesOf } from "./achievement-values.ts";

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
    name: `Update achievement: ${achievement.title}`,
    initial: valuesOf(projectId, achievement),
    check: checkChanged,
    failure: "Update failed.",
    save: async (values, call) => {
      const itemId = achievement.id;
      await api.achievements.update(sector, projectId, index, draftOf(values), { ...call, itemId });
    },
    onSaved: () => {
      toast("Achievement updated");
      void queries.invalidateQueries({ queryKey: ["projects", sector] });
      void queries.invalidateQueries({ queryKey: ["achievements"] });
      onSaved();
    },
  });
  return (
    <FormFrame form={form}>
      <AchievementFields form={form} />
      <FormActions>
        <SubmitButton form={form} label="Update" />
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </FormFrame>
  );
}
