import { createHash } from "node:crypto";
import type { Field } from "./api.ts";
import type { SampleDocument, SampleEvent, SampleProject } from "./content/kinds.ts";
import { translations } from "./content/translations.ts";
import { documentFile, mediaTypes } from "./files/index.ts";
import type { Cache } from "./lib/cache.ts";
import type { FilePart } from "./lib/file-part.ts";
import { mark, sketchMap } from "./pictures/graphics.ts";
import { samplePictures, type SamplePictures } from "./pictures/sample-pictures.ts";

const accents = { energy: "#b5652b", water: "#1f6f8b" };

const dayMs = 24 * 3_600_000;

/** A day as the API takes it, counted from today. */
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** When and where an event takes place, where that is known. */
const occasionOf = ({ startsInDays, venue }: SampleEvent): Record<string, string> =>
  startsInDays === undefined
    ? {}
    : {
        startsAt: `${dayFromNow(startsInDays)}T09:00+03:00`,
        endsAt: `${dayFromNow(startsInDays)}T12:00+03:00`,
        ...(venue && { venue }),
      };

/** The language of a record and its translations, where it has any. */
const languagesOf = ({ title, language }: { title: string; language?: string }): Record<string, string> => ({
  ...(language && { language }),
  ...(translations[title] && { translations: JSON.stringify(translations[title]) }),
});

/** Where a project is and how far. */
const placeOf = ({ at: [latitude, longitude], district, stage, progress, startYear }: SampleProject) => ({
  ...(district && { district, latitude: String(latitude), longitude: String(longitude) }),
  stage,
  ...(progress !== undefined && { progress: String(progress) }),
  startYear: String(startYear),
});

/** Turns the written content into the forms of the contract, drawing what is not cached yet. */
export function formFields(cached: Cache) {
  const pictures = samplePictures(cached);
  return {
    project: (sector: Sector, project: SampleProject, number: number) =>
      projectFields(pictures, sector, project, number),
    event: (event: SampleEvent, number: number) => eventFields(pictures, event, number),
    document: (document: SampleDocument) => documentFields(cached, document),
  };
}

type Sector = "energy" | "water";
type Fields = Record<string, Field>;

async function projectFields(
  pictures: SamplePictures,
  sector: Sector,
  project: SampleProject,
  number: number,
): Promise<Fields> {
  const [componentOne = "", componentTwo = "", componentThree = "", componentFour = ""] = project.components;
  const { achievements, cover, aim } = project;
  const photos = await photosOf(pictures, project, number);
  const marks = await marksOf(pictures, project);
  return {
    title: project.title,
    desc: project.description,
    overview: project.overview,
    geogrpahic: project.geography, // (sic)
    objective: project.objective,
    componentTitle: project.componentTitle,
    ...placeOf(project),
    ...languagesOf(project),
    ...{ componentOne, componentTwo, componentThree, componentFour },
    ...(typeof achievements === "object" && "text" in achievements
      ? { achievements: achievements.text }
      : {}),
    coverImage: await pictures.still({ scene: cover, take: number * 3 }),
    ...(aim ? { objectiveImage: await pictures.still({ scene: aim, take: number * 3 + 1 }) } : {}),
    GeographicImage: await pictures.drawn(`map ${sector} ${number}`, () =>
      sketchMap(number + (sector === "water" ? 50 : 0), accents[sector]),
    ),
    ...marks,
    ...(photos.length > 0 ? { photos } : {}),
  };
}

async function photosOf(
  pictures: SamplePictures,
  { photos, at }: SampleProject,
  number: number,
): Promise<FilePart[]> {
  const made: FilePart[] = [];
  for (const [i, scene] of photos.entries())
    made.push(await pictures.photo({ scene, take: number * 4 + i + 1 }, at, number * 10 + i));
  return made;
}

/** The marks of a project's stakeholders. */
async function marksOf(pictures: SamplePictures, { stakeholders }: SampleProject): Promise<Fields> {
  const marks: Fields = {};
  for (const [i, role] of stakeholders.entries()) {
    // (sic) the first one's spelling is the contract's
    const name = i === 0 ? "stackeHolder1" : `stakeHolder${i + 1}`;
    marks[name] = await pictures.drawn(`mark ${role}`, () => mark(role, role.length));
  }
  return marks;
}

async function eventFields(pictures: SamplePictures, event: SampleEvent, number: number): Promise<Fields> {
  return {
    title: event.title,
    ministry: event.ministry,
    description: event.description,
    moreDescription: event.more,
    sector: event.sector,
    ...(event.district && { district: event.district }),
    ...occasionOf(event),
    ...languagesOf(event),
    coverImage: await pictures.still({ scene: event.cover, take: (number % 5) + 1 }),
    ...(event.aim
      ? { objectiveImage: await pictures.still({ scene: event.aim, take: (number % 5) + 6 }) }
      : {}),
  };
}

async function documentFields(cached: Cache, document: SampleDocument): Promise<Fields> {
  // Some writers put the hour into the file; the cached copy makes a repeated seed send the same bytes.
  const hash = createHash("sha256").update(JSON.stringify(document)).digest("hex");
  return {
    title: document.title,
    description: document.description,
    category: document.category,
    ...(document.closesInDays !== undefined && { closingDate: dayFromNow(document.closesInDays) }),
    ...(document.sector && { sector: document.sector }),
    ...languagesOf(document),
    file: {
      data: await cached(`document ${hash}`, () => documentFile(document)),
      name: document.filename,
      type: mediaTypes[document.kind],
    },
  };
}
