import { defaultEventPageSize } from "../schemas/fields/limits.ts";
import { textIn } from "../schemas/fields/primitives.ts";
import type { Sector } from "../schemas/fields/sector.ts";
import { manyWith } from "./decode.ts";
import { orUnderApi, photosUnder, segment } from "./ids.ts";

export { sectors } from "../schemas/fields/sector.ts";

type Paths = readonly [string, ...string[]];

const achievementsUnder = (prefix: string, projectId: string) =>
  `${prefix}/${segment(projectId)}/achievements`;
const onePaths = {
  energy: "/readProjectEnergySingal/EnergyProject/", // (sic)
  water: "/readProjectWaterSingal/waterProject/", // (sic)
} as const;
const eventsPath = "/readProjectEvent/Event";
const publicationsPath = "/ReadAssess/DocumentFile";

/** Path of one project's record, which also holds its photos (API-46). */
const projectPath = (sector: Sector, id: string) => onePaths[sector] + segment(id);

/**
 * Paths of what visitors read, in the order in which they are tried. Apart from the reads themselves, so that a worker
 * can ask for an answer and store it without carrying all that understands it.
 */
export const readPaths = {
  /** API-05…08. */
  projects: (sector: Sector): Paths =>
    sector === "energy" ? ["/readProjectEnergy/EnergyProject"] : orUnderApi("/readProjectWater/waterProject"),
  /** API-09, API-10. */
  project: (sector: Sector, id: string): Paths => [projectPath(sector, id)],
  /** The energy gallery falls back on the project's record (API-46), the water gallery on `/api` (API-53). */
  photos: (sector: Sector, projectId: string): Paths =>
    sector === "energy"
      ? [photosUnder("/ReadEnergyProjectPhoto", projectId), projectPath("energy", projectId)]
      : orUnderApi(photosUnder("/ReadWaterProjectPhoto", projectId)),
  /** The list of a project of either sector, despite the path's name (API-16). */
  achievements: (projectId: string): Paths => orUnderApi(achievementsUnder("/createAchiev", projectId)),
  /** What the viewer shows (API-25, P-143). */
  achievementsView: (projectId: string): Paths => [achievementsUnder("", projectId)],
  /** The first page, of the size that the server chooses (API-29). */
  allEvents: [eventsPath] as Paths,
  /** API-28. */
  events: ({ page = 1, limit = defaultEventPageSize } = {}): Paths => [
    `${eventsPath}?page=${page}&limit=${limit}`,
  ],
  /** Where one event is looked for, before the list (API-31…33, API-38). */
  event: (id: string): Paths => [
    `/readProjectEventSingal/Event/${segment(id)}`, // (sic)
    `/readProjectEvent/events/${segment(id)}`,
    `${eventsPath}/${segment(id)}`,
  ],
  /** API-39. */
  publications: [publicationsPath] as Paths,
  /** API-40. */
  publication: (id: string): Paths => [`${publicationsPath}/${segment(id)}`],
};

const readIds = manyWith(({ _id, id }) => textIn(_id) ?? textIn(id));

/** The ids of the records in a list's answer, in its order; empty where it holds no list. */
export const idsIn = (reply: unknown): string[] => (readIds(reply) ?? []).filter((id) => id !== undefined);
