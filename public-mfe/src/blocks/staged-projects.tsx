import { Badge, type BadgeTone } from "@ministry/shared-ui";
import type { Stage, StagedProject } from "../content/stages.ts";
import css from "./staged-projects.module.css";

const tones: Record<Stage, BadgeTone> = {
  "Implementation Stage": "success",
  "Installation Phase": "water",
  "Tendering Stage": "energy",
  "Design Stage": "neutral",
};

/** Projects under way or planned, each with the stage it is in (P-81, P-91, P-93). */
export function StagedProjects({ items }: { items: readonly StagedProject[] }) {
  return (
    <ul className={css.list} role="list">
      {items.map(({ title, text, stage }) => (
        <li key={title} className={css.project}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <Badge tone={tones[stage]}>{stage}</Badge>
        </li>
      ))}
    </ul>
  );
}
