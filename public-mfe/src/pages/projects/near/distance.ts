import type { Coordinates } from "../projection.ts";

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The way between two places as the crow flies, in kilometres (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const half = (a: number, b: number) => Math.sin((radians(b) - radians(a)) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}
