import { achievementReads } from "./endpoints/content/achievements.ts";
import { eventReads } from "./endpoints/content/events.ts";
import { photoReads } from "./endpoints/content/photos.ts";
import { projectReads } from "./endpoints/content/projects.ts";
import { publicationReads } from "./endpoints/content/publications.ts";
import type { HttpOptions } from "./http/call.ts";
import { createReader } from "./http/reader.ts";
import { pictureMaker } from "./images.ts";

export interface ApiOptions extends HttpOptions {
  /** Where stored images and files are served from. */
  storageBase: string;
}

/** The reads of the public pages, and nothing of what writes. */
export function createPublicApi(options: ApiOptions) {
  const reader = createReader(options);
  const picture = pictureMaker(options.storageBase);
  return {
    projects: projectReads(reader, picture),
    achievements: achievementReads(reader),
    events: eventReads(reader, picture),
    publications: publicationReads(reader, picture),
    photos: photoReads(reader, picture),
  };
}

export type PublicApi = ReturnType<typeof createPublicApi>;
