import { Card, CardGrid, SkeletonCard } from "@ministry/shared-ui";
import { useQueries } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { statisticsOf } from "../features/projects/statistics.ts";
import { projectsQuery } from "../features/projects/projects-query.ts";
import { paths } from "../paths.ts";
import { Page } from "../screen/page.tsx";
import { QueryView } from "../screen/query-view.tsx";
import { useApi } from "../session/portal.tsx";
import css from "./dashboard.module.css";

/** `/Dashboard` and `/DashboardCards` (AMB-10): three figures from the two project lists (AMB-11). */
export function DashboardPage() {
  const api = useApi();
  const [energy, water] = useQueries({
    queries: [projectsQuery(api, "energy"), projectsQuery(api, "water")],
  });
  const query = {
    data: energy.data && water.data && statisticsOf(energy.data, water.data),
    error: energy.error ?? water.error,
    isFetching: energy.isFetching || water.isFetching,
    refetch: () => Promise.all([energy.refetch(), water.refetch()]),
  };
  return (
    <Page title="Dashboard">
      <QueryView query={query} failure="Failed to load dashboard stats." skeleton={<Bones />}>
        {(figures) => (
          <CardGrid as="ul">
            <Figure label="Total Water Projects" figure={figures.waterProjects} to={paths.waterProjects} />
            <Figure
              label="Total Energy Projects"
              figure={figures.energyProjects}
              to={paths.energyProjects}
              energy
            />
            <Figure
              label="Total Water Achievements"
              figure={figures.waterAchievements}
              to={paths.waterProjects}
            />
          </CardGrid>
        )}
      </QueryView>
    </Page>
  );
}

function Figure(props: { label: string; figure: number; to: string; energy?: boolean }) {
  return (
    <Card as="li" accent={props.energy ? "energy" : "water"}>
      <Link className={css.figure} to={props.to}>
        <span>{props.label}</span>
        <strong className={css.number}>{props.figure.toLocaleString()}</strong>
      </Link>
    </Card>
  );
}

function Bones() {
  return (
    <CardGrid>
      <SkeletonCard lines={1} />
      <SkeletonCard lines={1} />
      <SkeletonCard lines={1} />
    </CardGrid>
  );
}
