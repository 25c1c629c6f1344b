import { Select } from "@ministry/shared-ui";
import * as sharedPhotosTexts from "../../../content/photos/shared.ts";
import type { Destination } from "../items/photo-items.ts";

export interface DestinationSelectProps {
  destinations: readonly Destination[];
  /** What a project is called among them. */
  nameOf: (destination: Destination) => string;
  value: string;
  onChange: (projectId: string) => void;
}

/** Which project photos go to; one that is not sent itself says so. */
export function DestinationSelect({ destinations, nameOf, value, onChange }: DestinationSelectProps) {
  return (
    <Select
      label={sharedPhotosTexts.project}
      required
      placeholder={sharedPhotosTexts.selectProject}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={destinations.map((one) => ({
        value: one.projectId,
        label: `${nameOf(one)}${one.queuedIn === undefined ? "" : sharedPhotosTexts.waitsToBeSent}`,
      }))}
    />
  );
}
