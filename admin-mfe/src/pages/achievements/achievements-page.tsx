import type { Sector } from "@ministry/api-client";
import { LinkButton } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import * as achievementPagesTexts from "../../content/pages/achievements.ts";
import { AchievementsSkeleton, AchievementsTable } from "../../features/achievements/achievements-table.tsx";
import { projectsQuery } from "../../features/projects/projects-query.ts";
import { useArrivals } from "../../outbox/use-arrivals.ts";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useApi } from "../../session/portal.tsx";
import { Allowed } from "../../session/roles/allowed.tsx";

const texts = {
  energy: {
    title: achievementPagesTexts.energyAchievements,
    add: achievementPagesTexts.addEnergyAchievements,
    form: paths.energyAchievementCreate,
  },
  water: {
    title: achievementPagesTexts.waterAchievements,
    add: achievementPagesTexts.addWaterAchievements /* (sic) */,
    form: paths.waterAchievementCreate,
  },
} as const;

export const EnergyAchievementsPage = () => <AchievementsPage sector="energy" />;
export const WaterAchievementsPage = () => <AchievementsPage sector="water" />;

/** `/EnergyAchievementsTable` and `/WaterAchievementsTable`. */
function AchievementsPage({ sector }: { sector: Sector }) {
  const query = useQuery(projectsQuery(useApi(), sector));
  useArrivals(() => void query.refetch());
  const { title, add, form } = texts[sector];
  return (
    <Page
      title={title}
      actions={
        <Allowed to="edit">
          <LinkButton to={form}>{add}</LinkButton>
        </Allowed>
      }
    >
      <QueryView
        query={query}
        failure={achievementPagesTexts.failedToLoadAchievements}
        skeleton={<AchievementsSkeleton />}
      >
        {(projects) => <AchievementsTable sector={sector} projects={projects} />}
      </QueryView>
    </Page>
  );
}
