import type { Project } from "@ministry/api-client";
import { Icon, LinkButton, Section } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { projectTexts } from "../../../content/records/projects.ts";
import { achievementsPath } from "../../../paths.ts";
import { useApi } from "../../../site/host/api.ts";
import { langOf } from "../../../site/text/lang-of.ts";
import { QueryView } from "../../../site/view/query-view.tsx";
import { AchievementCards, AchievementSkeletons } from "./achievement-cards.tsx";
import { achievementsQuery } from "../projects-query.ts";

/** What a project has achieved: from its record, else asked for by themselves (P-121 … P-125). */
export function ProjectAchievements({ project }: { project: Project }) {
  const { id, sector, achievements } = project;
  const lang = langOf(project, "achievements");
  return (
    <Section
      title={projectTexts.achievements}
      accent={sector}
      action={
        achievements.length > 0 && (
          <LinkButton variant="secondary" to={achievementsPath(id)}>
            {projectTexts.achievementsAlone} <Icon name="arrow" />
          </LinkButton>
        )
      }
    >
      {achievements.length > 0 ? (
        <AchievementCards achievements={achievements} lang={lang} />
      ) : (
        <Elsewhere id={id} lang={lang} />
      )}
    </Section>
  );
}

function Elsewhere({ id, lang }: { id: string; lang: string | undefined }) {
  const query = useQuery(achievementsQuery(useApi(), id));
  return (
    <QueryView
      isPart
      query={query}
      skeleton={<AchievementSkeletons />}
      failed={projectTexts.achievementsFailed}
    >
      {(found) => <AchievementCards achievements={found} lang={lang} />}
    </QueryView>
  );
}
