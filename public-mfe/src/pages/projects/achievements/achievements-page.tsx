import { Section } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { GonePage } from "../../../blocks/gone/gone-page.tsx";
import { ShareLinks } from "../../../blocks/records/share-links.tsx";
import { projectTexts } from "../../../content/records/projects.ts";
import { achievementsPath, paths } from "../../../paths.ts";
import { useApi } from "../../../site/host/api.ts";
import { failureText } from "../../../site/text/failure-text.ts";
import { langOf } from "../../../site/text/lang-of.ts";
import { Page } from "../../../site/page/page.tsx";
import { isGone, QueryView } from "../../../site/view/query-view.tsx";
import { AchievementCards, AchievementSkeletons } from "./achievement-cards.tsx";
import { achievementsFacts } from "../project-facts.ts";
import { achievementsViewQuery } from "../projects-query.ts";

/** The achievements of one project by themselves (P-139 … P-144). */
export function AchievementsPage() {
  const { id = "" } = useParams();
  const query = useQuery(achievementsViewQuery(useApi(), id));
  const title = query.data?.title;
  const failed = (error: Error) => failureText(error, projectTexts.achievementsFailed);
  if (query.error && isGone(query.error))
    return (
      <GonePage
        facts={achievementsFacts(undefined, id)}
        title={projectTexts.gone}
        message={failed(query.error)}
        list={{ to: paths.projectMap, label: projectTexts.seeAll }}
      />
    );
  return (
    <Page
      {...achievementsFacts(query.data, id)}
      heading={title || projectTexts.achievements}
      kicker={title ? projectTexts.achievements : undefined}
      actions={
        !query.error && <ShareLinks title={title ?? projectTexts.achievements} path={achievementsPath(id)} />
      }
    >
      <Section title={projectTexts.achieved}>
        <QueryView query={query} skeleton={<AchievementSkeletons />} failed={failed}>
          {(view) => (
            <AchievementCards achievements={view.achievements} lang={langOf(view, "achievements")} />
          )}
        </QueryView>
      </Section>
    </Page>
  );
}
