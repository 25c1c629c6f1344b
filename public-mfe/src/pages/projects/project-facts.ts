import type { AchievementsView, Project, Sector } from "@ministry/api-client";
import { projectTexts } from "../../content/records/projects.ts";
import { achievementsPath, projectPath, projectsPath } from "../../paths.ts";
import { langOf } from "../../site/text/lang-of.ts";
import type { PageFacts } from "../../site/page/page-facts.ts";

/** What the page of one project says of itself, also before it is loaded. */
export function projectFacts(project: Project | undefined, sector: Sector, id: string): PageFacts {
  const facts = { path: projectPath(sector, id), trail: listTrail(sector), feed: sector };
  if (!project)
    return { ...facts, title: projectTexts.one[sector], description: projectTexts.list[sector].lead };
  return {
    ...facts,
    title: projectName(project),
    lang: langOf(project, "title"),
    description: project.description || project.overview || projectTexts.description[sector],
    image: project.coverImage?.url,
    subject: (ministry) => ({ "@type": "Project", parentOrganization: ministry }),
  };
}

const listTrail = (sector: Sector) => [{ label: projectTexts.list[sector].title, to: projectsPath(sector) }];
const projectName = ({ title }: { title: string }) => title || projectTexts.untitled;

/** What the achievements viewer of one project says of itself, also before it is loaded. */
export function achievementsFacts(view: AchievementsView | undefined, id: string): PageFacts {
  const { achievements } = projectTexts;
  const { title, sector } = view ?? {};
  const lang = title ? langOf(view, "title") : undefined;
  return {
    path: achievementsPath(id),
    title: title ? `${achievements}: ${title}` : achievements,
    lang,
    description: projectTexts.achievementsDescription(title),
    trail: sector
      ? [...listTrail(sector), { label: title || projectTexts.untitled, lang, to: projectPath(sector, id) }]
      : [],
  };
}
