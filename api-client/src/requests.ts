import { achievementRequests } from "./endpoints/content/achievements.ts";
import { eventRequests } from "./endpoints/content/events.ts";
import { photoRequests } from "./endpoints/content/photos.ts";
import { projectRequests } from "./endpoints/content/projects.ts";
import { publicationRequests } from "./endpoints/content/publications.ts";

/** Every write of the contract as data (method, paths, fields, files), for the outbox to store and send. */
export const requests = {
  projects: projectRequests,
  achievements: achievementRequests,
  events: eventRequests,
  publications: publicationRequests,
  photos: photoRequests,
};
