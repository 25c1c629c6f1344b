import { Badge, type BadgeTone } from "@ministry/shared-ui";
import { stageNames, type Stage, type StagedProject } from "../../content/departments/stages.ts";
import { Entry, EntryList } from "../texts/entry-list.tsx";

const tones: Record<Stage, BadgeTone> = {
  "Implementation Stage": "success",
  "Installation Phase": "water",
  "Tendering Stage": "energy",
  "Design Stage": "neutral",
};

/** Projects under way or planned, each with the stage it is in (P-81, P-91, P-93). */
export function StagedProjects({ items }: { items: readonly StagedProject[] }) {
  return (
    <EntryList>
      {items.map(({ title, text, stage }) => (
        <Entry key={title} title={title} text={text}>
          <Badge tone={tones[stage]}>{stageNames[stage]}</Badge>
        </Entry>
      ))}
    </EntryList>
  );
}
