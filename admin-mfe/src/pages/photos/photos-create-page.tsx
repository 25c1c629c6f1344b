import { useQuery } from "@tanstack/react-query";
import * as photoPagesTexts from "../../content/pages/photos.ts";
import { PhotosForm } from "../../features/photos/form/photos-form.tsx";
import { projectsQuery } from "../../features/projects/projects-query.ts";
import { Page } from "../../screen/page.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useApi } from "../../session/portal.tsx";

/** `/EnergyProjectPhotosForm`. */
export function PhotosCreatePage() {
  const query = useQuery(projectsQuery(useApi(), "energy"));
  return (
    <Page title={photoPagesTexts.energyProjectPhotos}>
      <QueryView query={query} failure={photoPagesTexts.failedToLoadProjectsList}>
        {(projects) => <PhotosForm sector="energy" projects={projects} />}
      </QueryView>
    </Page>
  );
}
