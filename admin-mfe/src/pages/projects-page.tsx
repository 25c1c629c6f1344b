import type { Sector } from "@ministry/api-client";
import { LinkButton } from "@ministry/shared-ui";
import { sectorTexts } from "../features/projects/project-texts.ts";
import { ProjectsTable } from "../features/projects/projects-table.tsx";
import { paths } from "../paths.ts";
import { Page } from "../screen/page.tsx";

const forms = { energy: paths.energyProjectCreate, water: paths.waterProjectCreate } as const;

/** `/EnergyProjectTable` and `/WaterProjectTable`. */
export function ProjectsPage({ sector }: { sector: Sector }) {
  return (
    <Page
      title={sectorTexts[sector].tableTitle}
      actions={<LinkButton to={forms[sector]}>New Project</LinkButton>}
    >
      <ProjectsTable sector={sector} />
    </Page>
  );
}
