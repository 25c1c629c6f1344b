import { numberBetween } from "./primitives.ts";

/** How far a project is, as its office says: our addition (docs/api.md). */
export const projectStages = ["planned", "tendering", "ongoing", "completed"] as const;
export type ProjectStage = (typeof projectStages)[number];

/** Years a project may have begun in. */
export const startYears = { min: 1950, max: 2100 } as const;

/** Where a record belongs: our addition (docs/api.md). */
export interface Place {
  district?: string;
  /** Degrees of WGS 84, north and east; both or none. */
  latitude?: number;
  longitude?: number;
}

/** A position as it travels; half of one, or one outside the earth, is none. */
export function readPosition(wire: {
  latitude?: unknown;
  longitude?: unknown;
}): Pick<Place, "latitude" | "longitude"> {
  const latitude = numberBetween(wire.latitude, -90, 90);
  const longitude = numberBetween(wire.longitude, -180, 180);
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
}
