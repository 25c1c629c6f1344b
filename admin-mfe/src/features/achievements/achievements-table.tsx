import type { Project, Sector } from "@ministry/api-client";
import { CardGrid, LinkButton, ProgressBar, SkeletonCard, Table } from "@ministry/shared-ui";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { paths, to } from "../../paths.ts";
import { DeleteButton } from "../../screen/delete-button.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useApi } from "../../session/portal.tsx";
import { achievementsQuery, rowsOf, type AchievementRow } from "./achievements-query.ts";
import css from "./achievements.module.css";

const updatePaths = { energy: paths.energyAchievementUpdate, water: paths.waterAchievementUpdate } as const;

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
    <QueryView query={query} failure="Failed to load achievements" skeleton={<AchievementBones />}>
      {(rows) => (rows.length === 0 ? <p>No achievements yet.</p> : <Rows sector={sector} rows={rows} />)}
    </QueryView>
  );
}

function Rows({ sector, rows }: { sector: Sector; rows: AchievementRow[] }) {
  const api = useApi();
  const queries = useQueryClient();
  const remove = async ({ projectId, index, achievement }: AchievementRow, idempotencyKey: string) => {
    try {
      await api.achievements.remove(sector, projectId, index, { idempotencyKey, itemId: achievement.id });
    } finally {
      // Positions have moved, here or elsewhere: every row is read again before another one can be chosen.
      await Promise.all([
        queries.invalidateQueries({ queryKey: ["projects", sector] }),
        queries.invalidateQueries({ queryKey: ["achievements"] }),
      ]);
    }
  };
  return (
    <Table
      caption={sector === "energy" ? "Energy achievements" : "Water achievements"}
      rows={rows}
      rowKey={({ projectId, index, achievement }) => achievement.id ?? `${projectId}/${index}`}
      columns={[
        { head: "Project Name", cell: ({ projectTitle }) => <span dir="auto">{projectTitle}</span> },
        // (sic)
        {
          head: "Achievment Title",
          rowHead: true,
          cell: ({ achievement }) => <span dir="auto">{achievement.title}</span>,
        },
        {
          head: "Detail",
          cell: ({ achievement }) => (
            <span className={css.detail} dir="auto">
              {achievement.detail}
            </span>
          ),
        },
        {
          head: "Progress",
          cell: ({ achievement }) => (
            <div className={css.progress}>
              <ProgressBar label={`Progress of ${achievement.title}`} value={achievement.progress} />
            </div>
          ),
        },
        {
          head: "Action",
          bare: true,
          cell: (row) => (
            <div className={css.actions}>
              <DeleteButton
                question="Delete this achievement?"
                name={row.achievement.title}
                onDelete={(key) => remove(row, key)}
                failure="Delete failed"
                success="Achievement deleted"
              />
              <LinkButton
                size="small"
                variant="secondary"
                to={to(updatePaths[sector], { id: row.projectId, index: String(row.index) })}
                aria-label={`Edit ${row.achievement.title}`}
              >
                Edit
              </LinkButton>
            </div>
          ),
        },
      ]}
    />
  );
}

/** Three cards in the place of achievements. */
export function AchievementBones() {
  return (
    <CardGrid>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </CardGrid>
  );
}
