import type { Project } from "@ministry/api-client";
import { Button, useIsLite, whenAvailable } from "@ministry/shared-ui";
import { useMemo, useState } from "react";
import { mapTexts } from "../../../content/records/project-map.ts";
import { coordinatesOf } from "../coordinates.ts";
import { clustersOf } from "./clusters.ts";
import { ChosenProjects } from "./chosen-projects.tsx";
import { MapGround, MapLegend, TownNames } from "./map-ground.tsx";
import { MapMark, positionOf, type MapCluster, type PlacedProject } from "./map-marks.tsx";
import { farther, isClosest, nearer, shareOf, viewOf, wholeMap, type MapView } from "./map-view.ts";
import css from "./project-map.module.css";
import { isOnMap, mapHeight, mapWidth, pointOf, type Coordinates, type Point } from "../projection.ts";
import { useMapView } from "./use-map-view.ts";
import { useWidth } from "./use-width.ts";

/** Marks that are closer to each other, in CSS pixels, are one: a finger could not choose between them. */
const leastDistance = 40;
/** The map's width on a phone of 360 px, for which it is rendered ahead. */
const phoneWidth = 328;

interface ProjectMapProps {
  projects: readonly Project[];
  /** Where the visitor is, once they let the device say it. */
  from?: Coordinates;
}

/** Projects on the outline of the area: a picture that can be moved and zoomed once scripts run. */
export function ProjectMap({ projects, from }: ProjectMapProps) {
  const isLite = useIsLite();
  const { view, setView, stage, listeners, isWhole } = useMapView();
  const width = useWidth(stage, phoneWidth);
  const { chosen, setChosen, chosenProjects } = useChosen(projects);
  const { placed, distance, clusters } = useClusters(projects, view, width);
  const shown = clusters.filter((cluster) => isShown(shareOf(view, cluster)));
  const choose = (cluster: MapCluster) => {
    const closer = viewOf(cluster.items);
    const isParted = clustersOf(cluster.items, (leastDistance * closer.width) / width).length > 1;
    if (!isParted || isClosest(view)) return setChosen(cluster);
    setView(closer);
    // What was chosen is gone now, and the focus with it.
    stage.current?.focus();
  };
  const isPicture = import.meta.env.SSR && isLite;
  return (
    <div className={css.map} data-print="no">
      <div
        ref={stage}
        className={css.stage}
        style={{ aspectRatio: `${mapWidth} / ${mapHeight}` }}
        data-whole={isWhole || undefined}
        role="group"
        aria-label={isPicture ? mapTexts.picture : mapTexts.map(placed.length)}
        tabIndex={isPicture ? undefined : 0}
        {...listeners}
      >
        <svg className={css.drawing} width="100%" height="100%">
          <MapGround view={view} />
          {shown.map((cluster) => (
            <MapMark
              key={cluster.items[0]?.project.id}
              {...{ view, cluster }}
              isChosen={overlap(cluster, chosen)}
              onChoose={choose}
            />
          ))}
          <TownNames view={view} marks={clusters} covered={distance / 2} />
          {from && isOnMap(from) && <VisitorMarker view={view} at={from} />}
        </svg>
      </div>
      <div className={css.foot}>
        <MapLegend />
        <ZoomButtons {...{ view, setView, isWhole }} />
      </div>
      <Missing count={projects.length - placed.length} all={projects.length} />
      {chosen && chosenProjects.length > 0 && (
        <ChosenProjects
          chosen={chosen}
          projects={chosenProjects}
          onClose={() => {
            setChosen(undefined);
            stage.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** The mark that was chosen, and its projects among those that are listed. */
function useChosen(projects: readonly Project[]) {
  const [chosen, setChosen] = useState<MapCluster>();
  const chosenProjects = projects.filter((project) => isIn(chosen, project));
  // Once the filters leave none of them: showing them again later would take the focus from whoever is typing.
  if (chosen && chosenProjects.length === 0) setChosen(undefined);
  return { chosen, setChosen, chosenProjects };
}

/** The projects that have a place, as clusters of those that are too close to each other at this view. */
function useClusters(projects: readonly Project[], view: MapView, width: number) {
  const placed = useMemo(() => projects.flatMap(placedOf), [projects]);
  const distance = (leastDistance * view.width) / width;
  const clusters = useMemo(() => clustersOf(placed, distance), [placed, distance]);
  return { placed, distance, clusters };
}

type Moving = Pick<ReturnType<typeof useMapView>, "view" | "setView" | "isWhole">;

function ZoomButtons({ view, setView, isWhole }: Moving) {
  return (
    <div className={css.buttons}>
      <Button
        variant="secondary"
        size="small"
        {...whenAvailable(!isClosest(view), () => setView(nearer))}
        aria-label={mapTexts.zoomIn}
      >
        +
      </Button>
      <Button
        variant="secondary"
        size="small"
        {...whenAvailable(!isWhole, () => setView(farther))}
        aria-label={mapTexts.zoomOut}
      >
        −
      </Button>
      <Button variant="secondary" size="small" {...whenAvailable(!isWhole, () => setView(wholeMap))}>
        {mapTexts.whole}
      </Button>
    </div>
  );
}

/** Where the visitor is. */
const VisitorMarker = ({ view, at }: Pick<Moving, "view"> & { at: Coordinates }) => (
  <svg {...positionOf(view, pointOf(at))} overflow="visible">
    <circle className={css.you} r="7">
      <title>{mapTexts.you}</title>
    </circle>
  </svg>
);

/** How many projects of the list the map can't show. */
function Missing({ count, all }: { count: number; all: number }) {
  if (count === 0) return null;
  return <p className={css.missing}>{count === all ? mapTexts.noPlaces : mapTexts.withoutPlace(count)}</p>;
}

function placedOf(project: Project): PlacedProject[] {
  const place = coordinatesOf(project);
  return place && isOnMap(place) ? [{ project, ...pointOf(place) }] : [];
}

const isShown = ({ x, y }: Point) => x >= -0.1 && x <= 1.1 && y >= -0.1 && y <= 1.1;

/** True where a project is in both. */
const overlap = ({ items }: MapCluster, other: MapCluster | undefined) =>
  items.some(({ project }) => isIn(other, project));

/** Compared by id: a project that was changed meanwhile is still the one that was chosen. */
const isIn = (cluster: MapCluster | undefined, { sector, id }: Project) =>
  Boolean(cluster?.items.some(({ project }) => project.sector === sector && project.id === id));
