import type { Point } from "../projection.ts";

/** Things that are too close to each other to be shown apart, and the middle of where they are. */
export interface Cluster<T> extends Point {
  items: T[];
}

/**
 * Gathers things into clusters: each joins the first cluster that began within `distance` of it. The order of what
 * is given decides, so that the same things make the same clusters on the server and in the browser.
 */
export function clustersOf<T extends Point>(things: readonly T[], distance: number): Cluster<T>[] {
  const begun: { first: Point; items: T[] }[] = [];
  for (const thing of things) {
    const near = begun.find(({ first }) => Math.hypot(first.x - thing.x, first.y - thing.y) < distance);
    if (near) near.items.push(thing);
    else begun.push({ first: thing, items: [thing] });
  }
  return begun.map(({ items }) => ({ ...middleOf(items), items }));
}

/** The middle of points. */
export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
