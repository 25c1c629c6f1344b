import type { Project } from "@ministry/api-client";
import type { Coordinates } from "./projection.ts";

/** Where a project is, if its record says it. */
export const coordinatesOf = ({ latitude, longitude }: Project): Coordinates | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
