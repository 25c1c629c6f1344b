import type { AchievementsView, Project, Sector } from "@ministry/api-client";
import { projectTexts } from "../../content/projects.ts";
import { achievementsPath, projectPath, projectsPath } from "../../paths.ts";
import type { PageFacts } from "../../site/page-facts.ts";

/** What the page of one project says of itself, also before it is loaded. */
export function projectFacts(project: Project | undefined, sector: Sector, id: string): PageFacts {
  const list = { label: projectTexts.list[sector].title, to: projectsPath(sector) };
  const facts = { path: projectPath(sector, id), trail: [list] };
  if (!project) return { ...facts, title: projectTexts.one[sector] };
  return {
    ...facts,
    title: project.title || projectTexts.untitled,
    description: project.description || project.overview,
    image: project.coverImage?.url,
    subject: (ministry) => ({ "@type": "Project", parentOrganization: ministry }),
  };
}

/** What the achievements viewer of one project says of itself, also before it is loaded. */
export function achievementsFacts(view: AchievementsView | undefined, id: string): PageFacts {
  const { achievements } = projectTexts;
  return {
    path: achievementsPath(id),
    title: view?.title ? `${achievements}: ${view.title}` : achievements,
    trail: [],
  };
}
