import { mapHeight, mapWidth, type Point } from "../projection.ts";

/** The part of the map that is shown: its upper left corner and its width, in the map's units. */
export interface MapView extends Point {
  width: number;
}

export const wholeMap: MapView = { x: 0, y: 0, width: mapWidth };

/** So many times nearer the closest view is than the whole map. */
const mostZoom = 16;
/** One press of a key moves by so much of what is shown. */
const keyStep = 0.2;
const zoomStep = 2;

const heightOf = ({ width }: MapView) => (width * mapHeight) / mapWidth;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The nearest view that shows nothing beside the map. */
function withinMap({ x, y, width }: MapView): MapView {
  const shown = between(width, mapWidth / mostZoom, mapWidth);
  const view = { x, y, width: shown };
  return {
    x: between(x, 0, mapWidth - shown),
    y: between(y, 0, mapHeight - heightOf(view)),
    width: shown,
  };
}

/** Moves by a share of what is shown: 1 is its whole width or height. */
export const moved = (view: MapView, across: number, down: number): MapView =>
  withinMap({ ...view, x: view.x + across * view.width, y: view.y + down * heightOf(view) });

/**
 * Shows the map so many times nearer.
 *
 * @param at what stays where it is, as shares of what is shown: 0.5 each is the middle
 */
export function zoomed(view: MapView, factor: number, at: Point = { x: 0.5, y: 0.5 }): MapView {
  const width = between(view.width / factor, mapWidth / mostZoom, mapWidth);
  const left = view.width - width;
  return withinMap({
    x: view.x + left * at.x,
    y: view.y + ((left * mapHeight) / mapWidth) * at.y,
    width,
  });
}

/** The nearest view that shows all of some points, with room around them. */
export function viewOf(points: readonly Point[]): MapView {
  const [left, right] = rangeOf(points.map(({ x }) => x));
  const [top, bottom] = rangeOf(points.map(({ y }) => y));
  const needed = Math.max(right - left, ((bottom - top) * mapWidth) / mapHeight);
  const width = between(needed * 1.5, mapWidth / mostZoom, mapWidth);
  return withinMap({
    x: (left + right - width) / 2,
    y: (top + bottom - (width * mapHeight) / mapWidth) / 2,
    width,
  });
}

const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

export const isWhole = ({ width }: MapView): boolean => width >= mapWidth;
export const isClosest = ({ width }: MapView): boolean => width <= mapWidth / mostZoom;

/** Where a point stands in the view, as shares of what is shown; outside of 0…1 when it is not shown. */
export const shareOf = (view: MapView, { x, y }: Point): Point => ({
  x: (x - view.x) / view.width,
  y: (y - view.y) / heightOf(view),
});

const keys: Readonly<Record<string, (view: MapView) => MapView>> = {
  ArrowLeft: (view) => moved(view, -keyStep, 0),
  ArrowRight: (view) => moved(view, keyStep, 0),
  ArrowUp: (view) => moved(view, 0, -keyStep),
  ArrowDown: (view) => moved(view, 0, keyStep),
  "+": (view) => zoomed(view, zoomStep),
  "=": (view) => zoomed(view, zoomStep),
  "-": (view) => zoomed(view, 1 / zoomStep),
  "0": () => wholeMap,
  Home: () => wholeMap,
};

/** The view after a key was pressed on the map; `undefined` for keys that are none of its business. */
export const afterKey = (view: MapView, key: string): MapView | undefined => keys[key]?.(view);

/** The view one step nearer or farther, for the buttons. */
export const nearer = (view: MapView): MapView => zoomed(view, zoomStep);
export const farther = (view: MapView): MapView => zoomed(view, 1 / zoomStep);

/** The `viewBox` that shows a view. */
export const viewBoxOf = (view: MapView): string => `${view.x} ${view.y} ${view.width} ${heightOf(view)}`;
