import type { Project } from "@ministry/api-client";
import type { KeyboardEvent } from "react";
import { useIsLite } from "@ministry/shared-ui";
import { Link } from "react-router-dom";
import { findingTexts } from "../../../content/records/project-finding.ts";
import { mapTexts } from "../../../content/records/project-map.ts";
import { projectTexts } from "../../../content/records/projects.ts";
import { projectPath } from "../../../paths.ts";
import type { Cluster } from "./clusters.ts";
import { shareOf, type MapView } from "./map-view.ts";
import css from "./project-map.module.css";
import type { Point } from "../projection.ts";

/** A project at its point of the map. */
export interface PlacedProject extends Point {
  project: Project;
}

export type MapCluster = Cluster<PlacedProject>;

/** A point of the map as a position in what is shown, for `x` and `y` of an element. */
export function positionOf(view: MapView, point: Point): { x: string; y: string } {
  const { x, y } = shareOf(view, point);
  return { x: percent(x), y: percent(y) };
}

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

interface MarkProps {
  view: MapView;
  cluster: MapCluster;
  isChosen: boolean;
  onChoose: (cluster: MapCluster) => void;
}

/** One project, or several that are too close to each other to be shown apart. */
export function MapMark({ view, cluster, isChosen, onChoose }: MarkProps) {
  const [first, ...others] = cluster.items;
  return (
    <svg
      {...positionOf(view, cluster)}
      overflow="visible"
      className={css.place}
      data-chosen={isChosen || undefined}
    >
      {first && others.length === 0 ? (
        <OneMark project={first.project} onChoose={() => onChoose(cluster)} />
      ) : (
        <ClusterMark count={cluster.items.length} onChoose={() => onChoose(cluster)} />
      )}
    </svg>
  );
}

/** A link to the project, as long as no script shows it beside the map. */
function OneMark({ project: { id, sector, title }, onChoose }: { project: Project; onChoose: () => void }) {
  return (
    <Link
      to={projectPath(sector, id)}
      className={css.mark}
      aria-label={mapTexts.mark(title || projectTexts.untitled, findingTexts.sectors[sector])}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      <circle className={css.target} r="22" />
      <SectorShape sector={sector} />
    </Link>
  );
}

function ClusterMark({ count, onChoose }: { count: number; onChoose: () => void }) {
  const isLite = useIsLite();
  const shape = (
    <>
      <circle className={css.target} r="22" />
      <circle className={css.cluster} r={count < 10 ? 13 : 16} />
      <text className={css.count} dy="0.36em">
        {count}
      </text>
    </>
  );
  if (import.meta.env.SSR && isLite)
    return (
      <g role="img" aria-label={mapTexts.cluster(count)}>
        {shape}
      </g>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onChoose();
  };
  return (
    <g
      className={css.mark}
      role="button"
      tabIndex={0}
      aria-label={mapTexts.cluster(count)}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      {shape}
    </g>
  );
}

/** Round for water, a diamond for energy: the sectors differ in more than their colour. */
export function SectorShape({ sector }: Pick<Project, "sector">) {
  return sector === "water" ? (
    <circle className={css.water} r="8" />
  ) : (
    <path className={css.energy} d="M0-10 10 0 0 10-10 0z" />
  );
}
