import type { Photo, Sector } from "@ministry/api-client";
import { EmptyState, Loading, Picture, Section, Skeleton } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { PhotoViewer } from "../../../blocks/pictures/photo-viewer.tsx";
import { Unloaded } from "../../../blocks/pictures/unloaded.tsx";
import { useOpenPhoto } from "../../../blocks/pictures/use-open-photo.ts";
import { pictureTexts } from "../../../content/records/pictures.ts";
import { projectTexts } from "../../../content/records/projects.ts";
import { useApi } from "../../../site/host/api.ts";
import { QueryView } from "../../../site/view/query-view.tsx";
import { photosQuery } from "../projects-query.ts";
import css from "./project-photos.module.css";

/** The gallery of a project (P-126 … P-130). */
export function ProjectPhotos({ sector, id, title }: { sector: Sector; id: string; title: string }) {
  const query = useQuery(photosQuery(useApi(), sector, id));
  return (
    <Section title={projectTexts.photos} ground="sunk" accent={sector}>
      <QueryView isPart query={query} skeleton={<PhotoSkeletons />} failed={projectTexts.photosFailed}>
        {(photos) => <Gallery photos={photos.filter(({ picture }) => picture.url)} title={title} />}
      </QueryView>
    </Section>
  );
}

function Gallery({ photos, title }: { photos: Photo[]; title: string }) {
  const [open, setOpen] = useOpenPhoto(photos.length);
  if (photos.length === 0) return <EmptyState text={projectTexts.noPhotos} />;
  return (
    <>
      <ul className={css.grid} role="list">
        {photos.map(({ id, picture }, index) => (
          <li key={id ?? index} className={css.cell}>
            <Picture
              picture={picture}
              alt={pictureTexts.photoAlt(title, index + 1, photos.length)}
              aspect="4 / 3"
              sizes="(min-width: 60rem) 18rem, (min-width: 40rem) 33vw, 50vw"
              onOpen={() => setOpen(index)}
            />
          </li>
        ))}
      </ul>
      <Unloaded />
      <PhotoViewer photos={photos} caption={title} at={open} onMove={setOpen} />
    </>
  );
}

/** Eight photos in the making (P-128). */
function PhotoSkeletons() {
  return (
    <Loading label={projectTexts.loadingPhotos}>
      <div className={css.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={css.place} data-skeleton="photo">
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
