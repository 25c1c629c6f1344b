import { achievementRequests } from "./endpoints/achievements.ts";
import { eventRequests } from "./endpoints/events.ts";
import { photoRequests } from "./endpoints/photos.ts";
import { projectRequests } from "./endpoints/projects.ts";
import { publicationRequests } from "./endpoints/publications.ts";

/** Every write of the contract as data (method, paths, fields, files), for the outbox to keep and send. */
export const requests = {
  projects: projectRequests,
  achievements: achievementRequests,
  events: eventRequests,
  publications: publicationRequests,
  photos: photoRequests,
};
