import type { Sector } from "@ministry/api-client";
import * as projectNames from "../../content/projects/names.ts";
import { ProjectCreateForm } from "../../features/projects/form/project-create-form.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { useRedirect } from "../../screen/use-redirect.ts";

const tables = { energy: paths.energyProjects, water: paths.waterProjects } as const;

export const EnergyProjectCreatePage = () => <ProjectCreatePage sector="energy" />;
export const WaterProjectCreatePage = () => <ProjectCreatePage sector="water" />;

/** `/energyProjectForm` and `/WaterProjectForm`. */
function ProjectCreatePage({ sector }: { sector: Sector }) {
  const redirect = useRedirect();
  return (
    <Page title={projectNames.sectorTexts[sector].createTitle}>
      <ProjectCreateForm sector={sector} onCreated={() => redirect(tables[sector])} />
    </Page>
  );
}
