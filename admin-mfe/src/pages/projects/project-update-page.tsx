import type { Project, Sector } from "@ministry/api-client";
import { Notice } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import * as projectPagesTexts from "../../content/pages/projects.ts";
import * as projectNames from "../../content/projects/names.ts";
import { projectEditGroup } from "../../features/projects/projects-in-queue.ts";
import { ProjectUpdateForm } from "../../features/projects/form/project-update-form.tsx";
import { projectQuery } from "../../features/projects/projects-query.ts";
import { WaitingChanges } from "../../outbox/saving/waiting-changes.tsx";
import { sectorPaths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useRedirect } from "../../screen/use-redirect.ts";
import { statusOf } from "../../lib/failures.ts";
import { useApi } from "../../session/portal.tsx";

export const EnergyProjectUpdatePage = () => <ProjectUpdatePage sector="energy" />;
export const WaterProjectUpdatePage = () => <ProjectUpdatePage sector="water" />;

/** `/EnergyProjectUpdate/{id}` and `/WaterProjectUpdate/{id}`. */
function ProjectUpdatePage({ sector }: { sector: Sector }) {
  const { id = "" } = useParams();
  // Changes that were taken back out of the queue are in the draft: the form starts over and finds them there.
  const [round, setRound] = useState(0);
  const query = useQuery(projectQuery(useApi(), sector, id));
  const missing = statusOf(query.error) === 404;
  return (
    <Page title={projectNames.sectorTexts[sector].updateTitle}>
      <WaitingChanges group={projectEditGroup(sector, id)} onReturned={() => setRound(round + 1)} />
      {missing ? (
        <Notice tone="warning" role="alert" title={projectPagesTexts.projectNotFound} />
      ) : (
        <QueryView query={query} failure={projectPagesTexts.failedToLoadProject}>
          {(project) => <Editor key={`${project.id} ${round}`} project={project} />}
        </QueryView>
      )}
    </Page>
  );
}

function Editor({ project }: { project: Project }) {
  const redirect = useRedirect();
  const navigate = useNavigate();
  return (
    <ProjectUpdateForm
      project={project}
      onSaved={() => redirect(sectorPaths.projects[project.sector])}
      onCancel={() => void navigate(-1)}
    />
  );
}
