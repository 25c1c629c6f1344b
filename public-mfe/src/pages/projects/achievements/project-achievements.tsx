import type { Project } from "@ministry/api-client";
import { Icon, LinkButton, Section } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { projectTexts } from "../../../content/projects.ts";
import { achievementsPath } from "../../../paths.ts";
import { useApi } from "../../../site/api.ts";
import { QueryView } from "../../../site/query-view.tsx";
import { AchievementCards, AchievementSkeletons } from "./achievement-cards.tsx";
import { achievementsQuery } from "../projects-query.ts";

/** What a project has achieved: from its record, else asked for by themselves (P-121 … P-125). */
export function ProjectAchievements({ project: { id, sector, achievements } }: { project: Project }) {
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
      {achievements.length > 0 ? <AchievementCards achievements={achievements} /> : <Elsewhere id={id} />}
    </Section>
  );
}

function Elsewhere({ id }: { id: string }) {
  const query = useQuery(achievementsQuery(useApi(), id));
  return (
    <QueryView
      isPart
      query={query}
      skeleton={<AchievementSkeletons />}
      failed={projectTexts.achievementsFailed}
    >
      {(achievements) => <AchievementCards achievements={achievements} />}
    </QueryView>
  );
}
