import type { Project, Sector } from "@ministry/api-client";
import { Button, Select, useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormActions, FormFrame, SubmitButton } from "../../forms/form-frame.tsx";
import { useDraft } from "../../forms/use-draft.ts";
import { useApi } from "../../session/portal.tsx";
import { AchievementFields } from "./achievement-fields.tsx";
import { checkNew, draftOf, emptyAchievement } from "./achievement-values.ts";

export interface AchievementCreateFormProps {
  sector: Sector;
  projects: readonly Project[];
  /** Left out: the form stays and is empty again (AMB-04). */
  onAdded?: () => void;
}

export function AchievementCreateForm({ sector, projects, onAdded }: AchievementCreateFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useDraft({
    formKey: `achievement/${sector}/new`,
    name: `Add ${sector} achievement`,
    initial: emptyAchievement,
    check: checkNew,
    failure: "Failed to add achievement",
    save: async (values, call) => {
      await api.achievements.add(sector, values.projectId, draftOf(values), call);
    },
    onSaved: () => {
      toast("Achievement added");
      void queries.invalidateQueries({ queryKey: ["projects", sector] });
      void queries.invalidateQueries({ queryKey: ["achievements"] });
      if (onAdded) onAdded();
      else form.clear();
    },
  });
  return (
    <FormFrame form={form}>
      <Select
        label="Project"
        required
        placeholder="Select a project"
        options={projects.map(({ id, title }) => ({ value: id, label: title }))}
        {...form.field("projectId")}
      />
      <AchievementFields form={form} />
      <FormActions>
        <SubmitButton form={form} label="Add Achievement" />
        <Button variant="secondary" disabled={form.saving} onClick={form.clear}>
          Clear
        </Button>
      </FormActions>
    </FormFrame>
  );
}
