import type { Api } from "@ministry/api-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import * as emptyGalleryTexts from "../../content/dashboard/empty-galleries.ts";
import { paths } from "../../paths.ts";
import { HostAddition } from "../../screen/host-addition.tsx";
import { useApi } from "../../session/portal.tsx";
import css from "./empty-galleries.module.css";

const galleryPaths = { energy: paths.energyPhotos, water: paths.waterPhotos } as const;

/** Stands below the photos' key, so that an upload or a delete refreshes it too. */
const emptyGalleriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["photos", "empty-galleries"],
    queryFn: ({ signal }) => api.galleries.empty({ limit: 6 }, { signal }),
  });

/** Projects nobody has a picture of, each leading to its gallery. */
export function EmptyGalleries() {
  const query = useQuery(emptyGalleriesQuery(useApi()));
  return (
    <HostAddition
      query={query}
      failure={emptyGalleryTexts.failedToLoadPhotos}
      missing={emptyGalleryTexts.listUnavailable}
    >
      {({ items, total }) =>
        total === 0 ? (
          <p>{emptyGalleryTexts.everyProjectHasPhotos}</p>
        ) : (
          <>
            <ul role="list" className={css.list} aria-label={emptyGalleryTexts.projectsWithoutPhotos}>
              {items.map(({ id, title, sector }) => (
                <li key={id}>
                  <Link to={`${galleryPaths[sector]}?project=${encodeURIComponent(id)}`} dir="auto">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            {total > items.length && (
              <p className={css.more}>{emptyGalleryTexts.andMore(total - items.length)}</p>
            )}
          </>
        )
      }
    </HostAddition>
  );
}
