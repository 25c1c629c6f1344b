import type { Sector } from "@ministry/api-client";
import { LinkButton } from "@ministry/shared-ui";
import * as projectPagesTexts from "../../content/pages/projects.ts";
import * as projectNames from "../../content/projects/names.ts";
import { ProjectsTable } from "../../features/projects/table/projects-table.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { Allowed } from "../../session/roles/allowed.tsx";

const forms = { energy: paths.energyProjectCreate, water: paths.waterProjectCreate } as const;

export const EnergyProjectsPage = () => <ProjectsPage sector="energy" />;
export const WaterProjectsPage = () => <ProjectsPage sector="water" />;

/** `/EnergyProjectTable` and `/WaterProjectTable`. */
function ProjectsPage({ sector }: { sector: Sector }) {
  return (
    <Page
      title={projectNames.sectorTexts[sector].tableTitle}
      actions={
        <Allowed to="edit">
          <LinkButton to={forms[sector]}>{projectPagesTexts.newProject}</LinkButton>
        </Allowed>
      }
    >
      <ProjectsTable sector={sector} />
    </Page>
  );
}
