import type { Achievement } from "@ministry/api-client";
import { Card, CardGrid, EmptyState, Loading, ProgressBar, Prose, SkeletonCard } from "@ministry/shared-ui";
import { projectTexts } from "../../../content/records/projects.ts";
import { NewMark } from "../../../visits/new-mark.tsx";
import css from "./achievement-cards.module.css";
import { creationTimeOfId } from "./creation-time-of-id.ts";
import { useScrollToTarget } from "./use-scroll-to-target.ts";

/** Achievements as cards with their progress (P-121 … P-125, P-139, P-140). */
export function AchievementCards({ achievements, lang }: { achievements: Achievement[]; lang?: string }) {
  useScrollToTarget();
  const readable = achievements.filter(({ title, detail }) => title || detail);
  if (readable.length === 0) return <EmptyState text={projectTexts.noAchievements} />;
  return (
    <CardGrid as="ul" min="17rem">
      {readable.map((achievement, index) => (
        <AchievementCard key={achievement.id ?? index} achievement={achievement} lang={lang} />
      ))}
    </CardGrid>
  );
}

function AchievementCard({ achievement, lang }: { achievement: Achievement; lang: string | undefined }) {
  const { id, title, detail, progress, plain } = achievement;
  return (
    <Card as="li" id={id} className={css.achievement}>
      {title && (
        <h3 dir="auto">
          <span lang={lang}>{title}</span>
          <NewMark published={creationTimeOfId(id)} />
        </h3>
      )}
      {detail && <Prose text={detail} lang={lang} />}
      {!plain && (
        <div className={css.progress}>
          <ProgressBar value={progress} label={projectTexts.progressOf(title)} />
        </div>
      )}
    </Card>
  );
}

/** Three cards in the making (P-141). */
export function AchievementSkeletons() {
  return (
    <Loading label={projectTexts.loadingAchievements}>
      <CardGrid min="17rem">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </CardGrid>
    </Loading>
  );
}
