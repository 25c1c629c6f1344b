import type { Project } from "@ministry/api-client";
import { Picture, Section } from "@ministry/shared-ui";
import { Unloaded } from "../../../blocks/pictures/unloaded.tsx";
import { projectTexts } from "../../../content/records/projects.ts";
import css from "./project-stakeholders.module.css";

/** Who stands behind a project: the marks of the first three, never of the fourth (P-131 … P-134). */
export function ProjectStakeholders({ project: { sector, stakeholders } }: { project: Project }) {
  const shown = projectTexts.stakeholderLabels.flatMap((label, index) => {
    const picture = stakeholders[index];
    return picture ? [{ label, picture }] : [];
  });
  return (
    <Section title={projectTexts.stakeholders} accent={sector}>
      {shown.length === 0 && <p className={css.quiet}>{projectTexts.noStakeholders}</p>}
      <ul className={css.row} role="list" data-sector={sector}>
        {shown.map(({ label, picture }) => (
          <li key={label} className={css.cell}>
            <figure className={css.stakeholder}>
              <figcaption className={css.label}>{label}</figcaption>
              <div className={css.mark}>
                <Picture
                  picture={picture}
                  alt={projectTexts.logoOf(label)}
                  fit="contain"
                  aspect="3 / 2"
                  sizes="16rem"
                />
              </div>
            </figure>
          </li>
        ))}
      </ul>
      <Unloaded />
    </Section>
  );
}
