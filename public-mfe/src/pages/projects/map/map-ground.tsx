import type { CSSProperties } from "react";
import { findingTexts } from "../../../content/records/project-finding.ts";
import { mapTexts } from "../../../content/records/project-map.ts";
import { SectorShape, positionOf } from "./map-marks.tsx";
import { viewBoxOf, type MapView } from "./map-view.ts";
import css from "./project-map.module.css";
import { mapWidth, outlinePath, towns, type Point } from "../projection.ts";

interface TownNamesProps {
  view: MapView;
  /** Where marks stand, and how close to one, in the map's units, a town lies under it: its name stands below then. */
  marks: readonly Point[];
  covered: number;
}

/** What lies under the marks: the area's outline, and its towns. */
export function MapGround({ view }: Pick<TownNamesProps, "view">) {
  return (
    <>
      <svg viewBox={viewBoxOf(view)} width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.land} d={outlinePath} vectorEffect="non-scaling-stroke" />
      </svg>
      {towns.map(({ name, at }) => (
        <svg key={name} {...positionOf(view, at)} overflow="visible" aria-hidden="true">
          <circle className={css.town} r="2.5" />
        </svg>
      ))}
    </>
  );
}

/** The towns' names, which stand above the marks: one of them would hide letters of a name. */
export function TownNames({ view, marks, covered }: TownNamesProps) {
  const isCovered = (town: Point) => marks.some(({ x, y }) => Math.hypot(x - town.x, y - town.y) < covered);
  return (
    <g aria-hidden="true" style={{ "--nearer": mapWidth / view.width } as CSSProperties}>
      {towns.map(({ name, at }) => (
        <svg key={name} {...positionOf(view, at)} overflow="visible">
          <text className={css.name} data-below={isCovered(at) || undefined}>
            {mapTexts.towns[name]}
          </text>
        </svg>
      ))}
    </g>
  );
}

/** What the shapes on the map mean. */
export function MapLegend() {
  return (
    <ul className={css.legend} role="list">
      {(["water", "energy"] as const).map((sector) => (
        <li key={sector}>
          <svg className={css.sample} viewBox="-12 -12 24 24" aria-hidden="true">
            <SectorShape sector={sector} />
          </svg>
          {findingTexts.sectors[sector]}
        </li>
      ))}
      <li>
        <svg className={css.sample} viewBox="-17 -17 34 34" aria-hidden="true">
          <circle className={css.cluster} r="15" />
          <text className={css.count} dy="0.36em">
            3
          </text>
        </svg>
        {mapTexts.several}
      </li>
    </ul>
  );
}
