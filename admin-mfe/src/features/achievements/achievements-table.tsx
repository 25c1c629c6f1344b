import type { Project, Sector } from "@ministry/api-client";
import { CardGrid, LinkButton, ProgressBar, SkeletonCard, type DataColumn } from "@ministry/shared-ui";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import * as achievementTableTexts from "../../content/achievements/table.ts";
import { useQueued } from "../../outbox/use-outbox.ts";
import { sectorPaths, to } from "../../paths.ts";
import { QueryView } from "../../screen/query-view.tsx";
import { actionsColumn } from "../../records/table/actions-column.tsx";
import { RecordTable } from "../../records/table/record-table.tsx";
import { byItem } from "../../records/waiting/waiting-rows.tsx";
import { useMay } from "../../session/roles/allowed.tsx";
import { useApi } from "../../session/portal.tsx";
import { achievementShape } from "./achievement-shape.ts";
import { achievementsQuery, rowsOf, type AchievementRow } from "./achievements-query.ts";
import css from "./achievements.module.css";

/** The achievements of all projects of a sector; what a project's record leaves out is fetched apart. */
export function AchievementsTable({ sector, projects }: { sector: Sector; projects: readonly Project[] }) {
  const api = useApi();
  const bare = projects.filter(({ achievements }) => achievements.length === 0);
  const answers = useQueries({ queries: bare.map(({ id }) => achievementsQuery(api, id)) });
  const pending = answers.some(({ isPending, error }) => isPending && !error);
  const fetched = new Map(bare.map(({ id }, at) => [id, answers[at]?.data ?? []]));
  const query = {
    data: pending ? undefined : rowsOf(projects, fetched),
    error: answers.find(({ error }) => error)?.error,
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(answers.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
  return (
    <QueryView
      query={query}
      failure={achievementTableTexts.failedToLoadAchievements}
      skeleton={<AchievementsSkeleton />}
    >
      {(rows) => <Rows sector={sector} rows={rows} />}
    </QueryView>
  );
}

const columns: DataColumn<AchievementRow>[] = [
  {
    head: achievementTableTexts.projectName,
    phone: "rest",
    order: "project",
    cell: ({ projectTitle }) => <span dir="auto">{projectTitle}</span>,
  },
  {
    head: achievementTableTexts.achievementTitle, // (sic)
    rowHead: true,
    order: "title",
    cell: ({ achievement }) => <span dir="auto">{achievement.title}</span>,
  },
  {
    head: achievementTableTexts.detail,
    phone: "hidden",
    cell: ({ achievement }) => (
      <span className={css.detail} dir="auto">
        {achievement.detail}
      </span>
    ),
  },
  {
    head: achievementTableTexts.progress,
    order: "progress",
    cell: ({ achievement }) => (
      <div className={css.progress}>
        <ProgressBar
          label={achievementTableTexts.progressOf(achievement.title)}
          value={achievement.progress}
        />
      </div>
    ),
  },
];

function Rows({ sector, rows }: { sector: Sector; rows: AchievementRow[] }) {
  const api = useApi();
  const mayEdit = useMay()("edit");
  const queries = useQueryClient();
  const waiting = useQueued(`achievement/${sector}/`);
  // Positions have moved, here or elsewhere: every row is read again before another one can be chosen.
  const refresh = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ["projects", sector] }),
      queries.invalidateQueries({ queryKey: ["achievements"] }),
    ]);
  };
  return (
    <RecordTable
      caption={
        sector === "energy"
          ? achievementTableTexts.energyAchievements
          : achievementTableTexts.waterAchievements
      }
      rows={rows}
      shape={achievementShape(rows)}
      empty={<p>{achievementTableTexts.noAchievementsYet}</p>}
      waiting={byItem(waiting)}
      deleting="edit"
      removing={{
        question: achievementTableTexts.deleteThisAchievementQuestion,
        success: achievementTableTexts.achievementDeleted,
        failure: achievementTableTexts.deleteFailed,
        remove: ({ projectId, index, achievement }, idempotencyKey) =>
          api.achievements.remove(sector, projectId, index, { idempotencyKey, itemId: achievement.id }),
        trashId: ({ achievement }) => achievement.id,
        refresh,
        // From the back: the positions before the deleted one stay as they are.
        sequence: (a, b) => b.index - a.index,
      }}
      columns={(ask) => [
        ...columns,
        ...(mayEdit
          ? [
              actionsColumn<AchievementRow>({
                head: achievementTableTexts.action,
                nameOf: ({ achievement }) => achievement.title,
                needs: "edit",
                onDelete: ask,
                actions: (row) => <EditLink sector={sector} row={row} />,
              }),
            ]
          : []),
      ]}
    />
  );
}

function EditLink({
  sector,
  row: { projectId, index, achievement },
}: {
  sector: Sector;
  row: AchievementRow;
}) {
  return (
    <LinkButton
      size="small"
      variant="secondary"
      to={to(sectorPaths.achievementUpdate[sector], { id: projectId, index: String(index) })}
      aria-label={achievementTableTexts.editNamed(achievement.title)}
    >
      {achievementTableTexts.edit}
    </LinkButton>
  );
}

/** Three cards in the place of achievements. */
export function AchievementsSkeleton() {
  return (
    <CardGrid>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </CardGrid>
  );
}
