import type { Project } from "@ministry/api-client";
import { BarList, Disclosure } from "@ministry/shared-ui";
import { Link } from "react-router-dom";
import * as progressTexts from "../../content/dashboard/progress.ts";
import { sectorPaths, to } from "../../paths.ts";
import { useMay } from "../../session/roles/allowed.tsx";
import { progressOf, type ProjectProgress } from "./project-progress.ts";
import css from "./progress-chart.module.css";

/** Bars in sight at once; the others are folded away. */
const shown = 5;

/** How far the projects of one sector have come: bars with the figures beside them, the furthest back first. */
export function ProgressChart({ title, projects }: { title: string; projects: readonly Project[] }) {
  const all = progressOf(projects);
  const underWay = all.filter(({ percent }) => percent < 100);
  const done = all.length - underWay.length;
  return (
    <div className={css.chart} data-accent={projects[0]?.sector}>
      <h3>{title}</h3>
      {all.length === 0 && <p>{progressTexts.noProgressYet}</p>}
      {underWay.length > 0 && <Bars label={title} progress={underWay.slice(0, shown)} />}
      {underWay.length > shown && (
        <Disclosure summary={progressTexts.more(underWay.length - shown)}>
          <Bars label={progressTexts.nextProject(title)} progress={underWay.slice(shown)} />
        </Disclosure>
      )}
      {done > 0 && <p className={css.done}>{progressTexts.projectsAreComplete(done)}</p>}
    </div>
  );
}

function Bars({ label, progress }: { label: string; progress: readonly ProjectProgress[] }) {
  const mayEdit = useMay()("edit");
  return (
    <BarList
      label={label}
      full={100}
      bars={progress.map(({ project: { id, title, sector }, percent }) => ({
        label: mayEdit ? (
          <Link to={to(sectorPaths.projectUpdate[sector], { id })} dir="auto">
            {title}
          </Link>
        ) : (
          <span dir="auto">{title}</span>
        ),
        value: percent,
        text: `${percent}%`,
      }))}
    />
  );
}
