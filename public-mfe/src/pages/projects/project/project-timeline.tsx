import type { Project } from "@ministry/api-client";
import { LinkButton, Section } from "@ministry/shared-ui";
import { DateLine } from "../../../blocks/records/date-line.tsx";
import { findingTexts } from "../../../content/records/project-finding.ts";
import { projectMapPath } from "../../../paths.ts";
import { langOf } from "../../../site/text/lang-of.ts";
import { ProjectFactsLine } from "../list/project-facts-line.tsx";
import { coordinatesOf } from "../coordinates.ts";
import css from "./project-timeline.module.css";
import { momentsOf, progressWords } from "./timeline-moments.ts";

const { timeline: texts } = findingTexts;

/** Where a project is and what has happened so far, as far as its record knows it. */
export function ProjectTimeline({ project }: { project: Project }) {
  const moments = momentsOf(project);
  const { sector, district } = project;
  if (moments.length === 0 && !district) return null;
  return (
    <Section
      title={texts.title}
      accent={sector}
      action={
        coordinatesOf(project) && (
          <LinkButton variant="secondary" to={projectMapPath({ district })}>
            {texts.onMap}
          </LinkButton>
        )
      }
    >
      <ProjectFactsLine project={project} />
      <ol className={css.timeline} role="list">
        {moments.map((moment, index) => (
          <li key={index} className={css.moment}>
            <span className={css.when}>
              {"iso" in moment.when ? <DateLine iso={moment.when.iso} /> : moment.when.words}
            </span>
            <span dir="auto" lang={moment.isOfRecord ? langOf(project, "achievements") : undefined}>
              {moment.what}
            </span>
            <span className={css.progress}>{progressWords(moment)}</span>
          </li>
        ))}
      </ol>
      {moments.some(({ when }) => "iso" in when) && <p className={css.entered}>{texts.entered}</p>}
    </Section>
  );
}
