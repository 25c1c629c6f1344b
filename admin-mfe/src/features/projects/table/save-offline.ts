import type { Api, Picture, Project } from "@ministry/api-client";
import { takenAlong } from "@ministry/contract";
import { collectCopies } from "../../../session/saved-reads/copies.ts";
import {
  deleteOfflineProject,
  listOfflineProjects,
  recordOfflineProject,
} from "../../../session/saved-reads/offline-projects.ts";

/** A project by its sector and id. */
export type ProjectToSave = Pick<Project, "id" | "title"> & { sector: "energy" | "water" };

/** How many pictures of a project were stored, and how many could not be. */
export interface SavedProject {
  project: ProjectToSave;
  pictures: number;
  missing: number;
}

/**
 * Stores a project whole for editing in the field: its record, its gallery, its achievements and every picture in the
 * size the forms show. What was read is encrypted with the officer's key; the pictures are public.
 */
export async function saveOfflineProject(
  api: Api,
  owner: string,
  project: ProjectToSave,
): Promise<SavedProject> {
  const { sector, id, title } = project;
  const copies = collectCopies();
  let record: Project;
  let gallery: readonly Picture[];
  try {
    const [read, photos] = await Promise.all([
      api.projects.get(sector, id),
      api.photos.list(sector, id).catch(() => []),
      api.projects.list(sector),
      api.achievements.list(id).catch(() => undefined),
    ]);
    record = read;
    gallery = photos.map(({ picture }) => picture);
  } catch (error) {
    await copies.end();
    throw error;
  }
  const pictures = [...new Set(picturesOf(record, gallery).map(shownAddress))].filter((url) => url !== "");
  const missing = await storePictures(pictures);
  const copyIds = await copies.end();
  // Answered from copies alone: the connection is gone, and what was saved before is still the newest.
  if (copyIds.length === 0) throw new Error("nothing was read from the server");
  await recordOfflineProject(owner, { sector, projectId: id, title, takenAt: Date.now(), pictures }, copyIds);
  return { project, pictures: pictures.length - missing, missing };
}

/** Removes a project that was saved for offline use; pictures that others need stay. */
export async function removeOfflineProject(owner: string, projectId: string): Promise<void> {
  const all = await listOfflineProjects(owner);
  await deleteOfflineProject(owner, projectId);
  const gone = all.find((entry) => entry.projectId === projectId)?.pictures ?? [];
  const needed = new Set(all.flatMap((entry) => (entry.projectId === projectId ? [] : entry.pictures)));
  const cache = await globalThis.caches?.open(takenAlong.cache);
  for (const url of gone) if (!needed.has(url)) await cache?.delete(url);
}

function picturesOf(
  { coverImage, objectiveImage, geographicImage, stakeholders, photos }: Project,
  gallery: readonly (Picture | undefined)[],
): Picture[] {
  const all = [
    ...[coverImage, objectiveImage, geographicImage],
    ...stakeholders,
    ...photos.map(({ picture }) => picture),
    ...gallery,
  ];
  return all.filter((picture) => picture !== undefined);
}

/** The address that the forms and tables ask for first. */
const shownAddress = ({ variants, url }: Picture): string =>
  variants.find(({ format, width }) => format === "webp" && width >= 320)?.url ?? url;

/** Resolves with how many could not be stored. */
async function storePictures(urls: readonly string[]): Promise<number> {
  const cache = await globalThis.caches?.open(takenAlong.cache);
  if (!cache) return urls.length;
  let missing = 0;
  for (const url of urls) {
    if (await cache.match(url)) continue;
    try {
      const answer = await fetch(url, { mode: "cors", credentials: "omit" });
      if (!answer.ok) throw new Error(`${answer.status}`);
      await cache.put(url, answer);
    } catch {
      missing += 1;
    }
  }
  return missing;
}
