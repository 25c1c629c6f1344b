import type { Sector } from "@ministry/api-client";
import * as projectNames from "../../content/projects/names.ts";
import { ProjectCreateForm } from "../../features/projects/form/project-create-form.tsx";
import { sectorPaths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { useRedirect } from "../../screen/use-redirect.ts";

export const EnergyProjectCreatePage = () => <ProjectCreatePage sector="energy" />;
export const WaterProjectCreatePage = () => <ProjectCreatePage sector="water" />;

/** `/energyProjectForm` and `/WaterProjectForm`. */
function ProjectCreatePage({ sector }: { sector: Sector }) {
  const redirect = useRedirect();
  return (
    <Page title={projectNames.sectorTexts[sector].createTitle}>
      <ProjectCreateForm sector={sector} onCreated={() => redirect(sectorPaths.projects[sector])} />
    </Page>
  );
}
