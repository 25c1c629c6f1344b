import { requests, type Sector } from "@ministry/api-client";
import { parentId, type NewItem } from "@ministry/api-client/outbox";
import { draftOf, type ProjectValues } from "./project-values.ts";

/** Group of the projects of a sector that are still to be created. */
export const projectsGroup = (sector: Sector) => `project/${sector}/`;

/**
 * A new project as requests for the queue: the project with its single pictures, then each photo by itself, waiting
 * for the id that the project gets.
 */
export function projectItems(sector: Sector, values: ProjectValues, key: string): NewItem[] {
  const label = values.title.trim() || "Project without a title";
  const group = { id: `${projectsGroup(sector)}${key}`, label };
  const project = requests.projects.create(sector, draftOf({ ...values, photos: [] }));
  return [
    { id: key, request: project, label, group },
    ...values.photos.map((photo, at) => ({
      id: `${key}-${at}`,
      request: withParent(requests.photos.add(sector, placeholder, [photo])),
      label: photo.name,
      group,
      parent: key,
    })),
  ];
}

/** Survives the encoding of a path segment, unlike the braces of `parentId`. */
const placeholder = "parent-record";

function withParent(request: NewItem["request"]): NewItem["request"] {
  const [first, ...further] = request.paths.map((path) => path.replace(placeholder, parentId));
  return { ...request, paths: [first ?? "", ...further] };
}
