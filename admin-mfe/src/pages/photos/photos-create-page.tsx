import { useQuery } from "@tanstack/react-query";
import { PhotosForm } from "../../features/photos/photos-form.tsx";
import { projectsQuery } from "../../features/projects/projects-query.ts";
import { Page } from "../../screen/page.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useApi } from "../../session/portal.tsx";

/** `/EnergyProjectPhotosForm`. */
export function PhotosCreatePage() {
  const query = useQuery(projectsQuery(useApi(), "energy"));
  return (
    <Page title="Energy Project Photos">
      <QueryView query={query} failure="Failed to load projects list.">
        {(projects) => <PhotosForm sector="energy" projects={projects} />}
      </QueryView>
    </Page>
  );
}
