import { clampProgress } from "@ministry/api-client";
import { ProgressBar, TextArea, TextField } from "@ministry/shared-ui";
import type { DraftForm } from "../../forms/draft/use-draft.ts";
import type { AchievementValues } from "./achievement-values.ts";

/** Title, detail and progress with its bar. */
export function AchievementFields({ form }: { form: DraftForm<AchievementValues> }) {
  const { field, values } = form;
  return (
    <>
      <TextField label="Title" required {...field("title")} />
      <TextArea label="Detail" {...field("detail")} />
      <TextField
        label="Progress (%)"
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        {...field("progress")}
      />
      <ProgressBar label="Completed" value={clampProgress(values.progress)} />
    </>
  );
}
