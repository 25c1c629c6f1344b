import { clampProgress } from "@ministry/api-client";
import { ProgressBar, TextArea, TextField } from "@ministry/shared-ui";
import * as achievementFormTexts from "../../content/achievements/form.ts";
import type { DraftForm } from "../../forms/draft/use-draft.ts";
import type { AchievementValues } from "./achievement-values.ts";

/** Title, detail and progress with its bar. */
export function AchievementFields({ form }: { form: DraftForm<AchievementValues> }) {
  const { field, values } = form;
  return (
    <>
      <TextField label={achievementFormTexts.title} required {...field("title")} />
      <TextArea label={achievementFormTexts.detail} {...field("detail")} />
      <TextField
        label={achievementFormTexts.progress}
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        {...field("progress")}
      />
      <ProgressBar label={achievementFormTexts.completed} value={clampProgress(values.progress)} />
    </>
  );
}
