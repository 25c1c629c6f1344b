import type { Project } from "@ministry/api-client";
import { Card, CardGrid, Loading, SkeletonCard } from "@ministry/shared-ui";
import { useQueries } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import * as dashboardTexts from "../../content/pages/dashboard.ts";
import { LastChanges } from "../../features/audit/last-changes.tsx";
import { BackupNotice } from "../../features/backups/backup-notice.tsx";
import { EmptyGalleries } from "../../features/photos/empty-galleries.tsx";
import { ProgressChart } from "../../features/projects/progress-chart.tsx";
import { projectsQuery } from "../../features/projects/projects-query.ts";
import { statisticsOf } from "../../features/projects/statistics.ts";
import { useArrivals } from "../../outbox/use-arrivals.ts";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { Part } from "../../screen/part.tsx";
import { QueryView, SkeletonRows } from "../../screen/query-view.tsx";
import { Allowed } from "../../session/roles/allowed.tsx";
import { useApi } from "../../session/portal.tsx";
import { WaitingUploads } from "./dashboard-waiting.tsx";
import css from "./dashboard.module.css";

/**
 * `/Dashboard` and `/DashboardCards` (AMB-10): three figures from the two project lists (AMB-11), and what an officer
 * wants to see first in the morning.
 */
export function DashboardPage() {
  const api = useApi();
  const [energy, water] = useQueries({
    queries: [projectsQuery(api, "energy"), projectsQuery(api, "water")],
  });
  const query = {
    data: energy.data && water.data && { energy: energy.data, water: water.data },
    error: energy.error ?? water.error,
    isFetching: energy.isFetching || water.isFetching,
    refetch: () => Promise.all([energy.refetch(), water.refetch()]),
  };
  useArrivals(() => void query.refetch());
  return (
    <Page title={dashboardTexts.dashboard}>
      <QueryView
        query={query}
        failure={dashboardTexts.failedToLoadDashboardStats}
        skeleton={<DashboardSkeleton />}
      >
        {(lists) => <Figures figures={statisticsOf(lists.energy, lists.water)} />}
      </QueryView>
      <div className={css.parts}>
        <div className={css.part}>
          <Part title={dashboardTexts.waitingToBeSent}>
            <WaitingUploads />
          </Part>
        </div>
        <div className={css.part}>
          <Part title={dashboardTexts.projectsWithoutPhotos}>
            <EmptyGalleries />
          </Part>
        </div>
        <div className={css.tall}>
          <Part
            title={dashboardTexts.lastChanges}
            actions={<Link to={paths.audit}>{dashboardTexts.allChanges}</Link>}
          >
            <LastChanges />
          </Part>
        </div>
        <div className={css.wide}>
          <Part title={dashboardTexts.progressByProject}>
            <ProgressCharts lists={query.data} isLoading={!query.data && !query.error} />
          </Part>
        </div>
      </div>
      <Allowed to="administer">
        <BackupNotice />
      </Allowed>
    </Page>
  );
}

interface ProgressChartsProps {
  lists: { energy: Project[]; water: Project[] } | undefined;
  isLoading: boolean;
}

function ProgressCharts({ lists, isLoading }: ProgressChartsProps) {
  if (isLoading) {
    return (
      <Loading>
        <SkeletonRows />
      </Loading>
    );
  }
  if (!lists) return null;
  return (
    <div className={css.charts}>
      <ProgressChart title={dashboardTexts.waterProjects} projects={lists.water} />
      <ProgressChart title={dashboardTexts.energyProjects} projects={lists.energy} />
    </div>
  );
}

function Figures({ figures }: { figures: ReturnType<typeof statisticsOf> }) {
  return (
    <CardGrid as="ul">
      <Figure
        label={dashboardTexts.totalWaterProjects}
        figure={figures.waterProjects}
        to={paths.waterProjects}
      />
      <Figure
        label={dashboardTexts.totalEnergyProjects}
        figure={figures.energyProjects}
        to={paths.energyProjects}
        energy
      />
      <Figure
        label={dashboardTexts.totalWaterAchievements}
        figure={figures.waterAchievements}
        to={paths.waterProjects}
      />
    </CardGrid>
  );
}

function Figure(props: { label: string; figure: number; to: string; energy?: boolean }) {
  return (
    <Card as="li" accent={props.energy ? "energy" : "water"}>
      <Link className={css.figure} to={props.to}>
        <span>{props.label}</span>
        <strong className={css.number}>{props.figure.toLocaleString("en-GB")}</strong>
      </Link>
    </Card>
  );
}

function DashboardSkeleton() {
  return (
    <CardGrid>
      <SkeletonCard lines={1} />
      <SkeletonCard lines={1} />
      <SkeletonCard lines={1} />
    </CardGrid>
  );
}
