import type { Project, Sector } from "@ministry/api-client";
import { Button, Checkbox, LinkButton, Select, useToast } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import * as photoPagesTexts from "../../content/pages/photos.ts";
import { photosGroup } from "../../features/photos/items/photo-items.ts";
import type { PhotosForm } from "../../features/photos/form/photos-form.tsx";
import { PhotosTable } from "../../features/photos/photos-table.tsx";
import { projectsQuery } from "../../features/projects/projects-query.ts";
import { WaitingHere } from "../../outbox/entries/waiting-here.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useApi } from "../../session/portal.tsx";
import { Allowed } from "../../session/roles/allowed.tsx";

const titles = photoPagesTexts.titles;

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
            <LinkButton to={paths.energyPhotosCreate}>{photoPagesTexts.addPhotos}</LinkButton>
          </Allowed>
        )
      }
    >
      <QueryView query={query} failure={photoPagesTexts.failedToLoadProjectsList}>
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
    import("../../features/photos/form/photos-form.tsx").then(
      ({ PhotosForm: Form }) => setForm({ Form }),
      () => toast({ tone: "danger", text: photoPagesTexts.formCouldNotBeLoaded }),
    );
  const choose = (id: string) => {
    setForm(undefined);
    setSearch(id ? { project: id } : {}, { replace: true, flushSync: true });
  };
  return (
    <>
      <Select
        label={photoPagesTexts.project}
        placeholder={photoPagesTexts.selectProject}
        value={project?.id ?? ""}
        onChange={({ target }) => choose(target.value)}
        options={projects.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {sector === "energy" && (
        <Checkbox
          label={photoPagesTexts.debug}
          checked={debug}
          onChange={({ target }) => setDebug(target.checked)}
        />
      )}
      {!project && <p>{photoPagesTexts.selectProjectToViewPhotos}</p>}
      {project && sector === "water" && !form && (
        <Allowed to="edit">
          <div>
            <Button onClick={() => void add()}>{photoPagesTexts.addPhotos}</Button>
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
        <WaitingHere
          groupPrefix={photosGroup(sector, project.id)}
          title={photoPagesTexts.waitingOnThisDevice}
        />
      )}
      {project && <PhotosTable key={`table/${project.id}`} sector={sector} project={project} debug={debug} />}
    </>
  );
}
