import { errorText } from "@ministry/api-client";
import { Section } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { ShareLinks } from "../../../blocks/records/share-links.tsx";
import { projectTexts } from "../../../content/records/projects.ts";
import { achievementsPath } from "../../../paths.ts";
import { useApi } from "../../../site/host/api.ts";
import { langOf } from "../../../site/text/lang-of.ts";
import { Page } from "../../../site/page/page.tsx";
import { QueryView } from "../../../site/view/query-view.tsx";
import { AchievementCards, AchievementSkeletons } from "./achievement-cards.tsx";
import { achievementsFacts } from "../project-facts.ts";
import { achievementsViewQuery } from "../projects-query.ts";

/** The achievements of one project by themselves (P-139 … P-144). */
export function AchievementsPage() {
  const { id = "" } = useParams();
  const query = useQuery(achievementsViewQuery(useApi(), id));
  const title = query.data?.title;
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
        <QueryView
          query={query}
          skeleton={<AchievementSkeletons />}
          failed={(error) => errorText(error, projectTexts.achievementsFailed)}
        >
          {({ achievements }) => (
            <AchievementCards achievements={achievements} lang={langOf({}, "achievements")} />
          )}
        </QueryView>
      </Section>
    </Page>
  );
}
