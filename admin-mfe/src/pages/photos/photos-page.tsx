import type { Project, Sector } from "@ministry/api-client";
import { Button, Checkbox, LinkButton, Select, useToast } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { photosGroup } from "../../features/photos/photo-items.ts";
import type { PhotosForm } from "../../features/photos/photos-form.tsx";
import { PhotosTable } from "../../features/photos/photos-table.tsx";
import { projectsQuery } from "../../features/projects/projects-query.ts";
import { WaitingHere } from "../../outbox/entries/waiting-here.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useApi } from "../../session/portal.tsx";
import { Allowed } from "../../session/roles/allowed.tsx";

const titles = { energy: "Energy Project Photos", water: "Water Project Photos" } as const;

export const EnergyPhotosPage = () => <PhotosPage sector="energy" />;
export const WaterPhotosPage = () => <PhotosPage sector="water" />;

/** `/EnergyProjectPhotosTable` and `/WaterProjectPhotosTable`; the chosen project stands in the address. */
function PhotosPage({ sector }: { sector: Sector }) {
  const query = useQuery(projectsQuery(useApi(), sector));
  return (
    <Page
      title={titles[sector]}
      actions={
        sector === "energy" && (
          <Allowed to="edit">
            <LinkButton to={paths.energyPhotosCreate}>Add Photos</LinkButton>
          </Allowed>
        )
      }
    >
      <QueryView query={query} failure="Failed to load projects list.">
        {(projects) => <Gallery sector={sector} projects={projects} />}
      </QueryView>
    </Page>
  );
}

function Gallery({ sector, projects }: { sector: Sector; projects: Project[] }) {
  const [search, setSearch] = useSearchParams();
  const toast = useToast();
  const [form, setForm] = useState<{ Form: typeof PhotosForm }>();
  const [debug, setDebug] = useState(false);
  const project = projects.find(({ id }) => id === search.get("project"));
  const add = () =>
    import("../../features/photos/photos-form.tsx").then(
      ({ PhotosForm: Form }) => setForm({ Form }),
      () => toast({ tone: "danger", text: "The form could not be loaded. Please try again." }),
    );
  const choose = (id: string) => {
    setForm(undefined);
    setSearch(id ? { project: id } : {}, { replace: true, flushSync: true });
  };
  return (
    <>
      <Select
        label="Project"
        placeholder="Select a project"
        value={project?.id ?? ""}
        onChange={({ target }) => choose(target.value)}
        options={projects.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {sector === "energy" && (
        <Checkbox label="Debug" checked={debug} onChange={({ target }) => setDebug(target.checked)} />
      )}
      {!project && <p>Select a project to view photos.</p>}
      {project && sector === "water" && !form && (
        <Allowed to="edit">
          <div>
            <Button onClick={() => void add()}>Add Photos</Button>
          </div>
        </Allowed>
      )}
      {project && form && (
        <form.Form
          key={project.id}
          sector={sector}
          projects={projects}
          projectId={project.id}
          onUploaded={() => setForm(undefined)}
        />
      )}
      {project && !form && (
        <WaitingHere groupPrefix={photosGroup(sector, project.id)} title="Waiting on this device" />
      )}
      {project && (
        <PhotosTable key={`table of ${project.id}`} sector={sector} project={project} debug={debug} />
      )}
    </>
  );
}
