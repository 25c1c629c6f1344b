import type { Sector } from "@ministry/api-client";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import * as achievementPagesTexts from "../../content/pages/achievements.ts";
import { AchievementCreateForm } from "../../features/achievements/achievement-create-form.tsx";
import { queuedProjects, receivedProjects } from "../../features/projects/projects-in-queue.ts";
import { projectsQuery } from "../../features/projects/projects-query.ts";
import { useOutboxView } from "../../outbox/use-outbox.ts";
import { sectorPaths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useRedirect } from "../../screen/use-redirect.ts";
import { useApi } from "../../session/portal.tsx";
import { shownCopies } from "../../session/saved-reads/shown-copies.ts";

export const ProjectAchievementCreatePage = () => <AchievementCreatePage sector="energy" stays />;
export const EnergyAchievementCreatePage = () => <AchievementCreatePage sector="energy" />;
export const WaterAchievementCreatePage = () => <AchievementCreatePage sector="water" />;

/**
 * `/ProjectAchievementForm` (stays after a success), `/EnergyAchievementForm`, `/WaterAchievementForm`. The heading
 * says Water on the energy screens too.
 */
function AchievementCreatePage({ sector, stays }: { sector: Sector; stays?: boolean }) {
  const query = useQuery(projectsQuery(useApi(), sector));
  const redirect = useRedirect();
  const { items } = useOutboxView();
  const waiting = queuedProjects(items, sector).map((one) => ({ ...one, waiting: true }));
  const isCopy = useSyncExternalStore(shownCopies.subscribe, shownCopies.get) !== undefined;
  const received = isCopy ? receivedProjects(items, sector, query.data ?? []) : [];
  return (
    <Page title={achievementPagesTexts.addWaterAchievement}>
      <QueryView query={query} failure={achievementPagesTexts.failedToLoadProjectsList}>
        {(projects) => (
          <AchievementCreateForm
            sector={sector}
            projects={[...projects, ...received, ...waiting]}
            onAdded={stays ? undefined : () => redirect(sectorPaths.achievements[sector])}
          />
        )}
      </QueryView>
    </Page>
  );
}
