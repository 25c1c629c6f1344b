import type { Project } from "@ministry/api-client";
import { Card, CardGrid, Prose, Section } from "@ministry/shared-ui";
import { projectTexts } from "../../../content/records/projects.ts";
import { langOf } from "../../../site/text/lang-of.ts";
import css from "./project-steps.module.css";

/** The components of a project as steps; only those that say something (P-118 … P-120). */
export function ProjectSteps({ project }: { project: Project }) {
  const { sector } = project;
  const title = project.componentTitle.trim();
  const filled = project.components.filter((step) => step.trim() !== "");
  return (
    <Section
      title={title ? <span lang={langOf(project, "componentTitle")}>{title}</span> : projectTexts.components}
      ground="sunk"
      accent={sector}
    >
      {filled.length === 0 && <p className={css.quiet}>{projectTexts.noComponents}</p>}
      <CardGrid as="ol" min="15rem">
        {filled.map((step, index) => (
          <Card as="li" key={index} accent={sector}>
            <h3 className={css.step}>{projectTexts.step(index + 1)}</h3>
            <Prose text={step} lang={langOf(project, "components")} />
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
