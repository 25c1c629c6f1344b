import type { Achievement, Sector } from "@ministry/api-client";
import { Notice } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router-dom";
import * as achievementPagesTexts from "../../content/pages/achievements.ts";
import { AchievementUpdateForm } from "../../features/achievements/achievement-update-form.tsx";
import { achievementQuery } from "../../features/achievements/achievements-query.ts";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useRedirect } from "../../screen/use-redirect.ts";
import { statusOf } from "../../lib/failures.ts";
import { useApi } from "../../session/portal.tsx";

const texts = {
  energy: { title: achievementPagesTexts.updateEnergyAchievement, table: paths.energyAchievements },
  water: { title: achievementPagesTexts.updateWaterAchievement, table: paths.waterAchievements },
} as const;

export const EnergyAchievementUpdatePage = () => <AchievementUpdatePage sector="energy" />;
export const WaterAchievementUpdatePage = () => <AchievementUpdatePage sector="water" />;

/** `/EnergyAchievementUpdate/{id}/{index}` and `/WaterAchievementUpdate/{id}/{index}`. */
function AchievementUpdatePage({ sector }: { sector: Sector }) {
  const { id = "", index = "" } = useParams();
  const query = useQuery(achievementQuery(useApi(), sector, id, Number(index)));
  const status = statusOf(query.error);
  return (
    <Page title={texts[sector].title}>
      {status === 404 || status === 400 ? (
        <Notice tone="warning" role="alert" title={achievementPagesTexts.achievementNotFound} />
      ) : (
        <QueryView query={query} failure={achievementPagesTexts.failedToLoadAchievement}>
          {(achievement) => (
            // The place counts too: some hosts name no achievement by an id.
            <Editor
              key={`${id}/${index}/${achievement.id}`}
              {...{ sector, achievement }}
              projectId={id}
              index={Number(index)}
            />
          )}
        </QueryView>
      )}
    </Page>
  );
}

function Editor(props: { sector: Sector; projectId: string; index: number; achievement: Achievement }) {
  const redirect = useRedirect();
  const navigate = useNavigate();
  return (
    <AchievementUpdateForm
      {...props}
      onSaved={() => redirect(texts[props.sector].table)}
      // Both lead to the water table.
      onCancel={() => void navigate(paths.waterAchievements)}
    />
  );
}
