/** Texts of the list of projects without photos. */

export const failedToLoadPhotos = "Failed to load photos";
export const listUnavailable = "This server does not list projects without photos.";
export const everyProjectHasPhotos = "Every project has photos.";
export const projectsWithoutPhotos = "Projects without photos";
export const andMore = (count: number) => `… and ${count} more.`;
