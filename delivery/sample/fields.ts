import { createHash } from "node:crypto";
import type { Keep } from "./cache.ts";
import type { Field, FilePart } from "./api.ts";
import type { SampleDocument, SampleEvent, SampleProject } from "./content/kinds.ts";
import { translations } from "./content/translations.ts";
import { documentFile, mediaTypes } from "./files/index.ts";
import { camera, type Shot } from "./pictures/camera.ts";
import { mark, sketchMap } from "./pictures/graphics.ts";

const accents = { energy: "#b5652b", water: "#1f6f8b" };

const dayMs = 24 * 3_600_000;

/** A day as the API takes it, counted from today. */
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

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

/** Turns the written content into the forms of the contract, drawing what is not kept yet. */
export function formFields(keep: Keep) {
  const lens = camera();

  const still = async (shot: Shot): Promise<FilePart> => ({
    data: await keep(`still ${shot.scene} ${shot.take}`, () => lens.still(shot)),
    name: `${shot.scene}-${shot.take}.jpg`,
    type: "image/jpeg",
  });
  const photo = async (
    shot: Shot,
    [latitude, longitude]: SampleProject["at"],
    number: number,
  ): Promise<FilePart> => {
    const taken = {
      latitude: latitude + shot.take / 500,
      longitude,
      at: new Date(Date.UTC(2025, shot.take % 12, 3 + shot.take, 7, 30)),
    };
    return {
      data: await keep(`photo ${shot.scene} ${shot.take} ${latitude} ${longitude}`, () =>
        lens.photo(shot, taken),
      ),
      name: `IMG_${String(2000 + number)}.JPG`,
      type: "image/jpeg",
    };
  };
  const drawn = async (name: string, draw: () => Promise<Buffer>): Promise<FilePart> => ({
    data: await keep(name, draw),
    name: `${name.replaceAll(" ", "-").toLowerCase()}.png`,
    type: "image/png",
  });

  return {
    async project(
      sector: "energy" | "water",
      project: SampleProject,
      number: number,
    ): Promise<Record<string, Field>> {
      const photos: FilePart[] = [];
      for (const [i, scene] of project.photos.entries())
        photos.push(await photo({ scene, take: number * 4 + i + 1 }, project.at, number * 10 + i));
      const marks: [string, Field][] = [];
      for (const [i, role] of project.stakeholders.entries()) {
        // (sic) the first one's spelling is the contract's
        marks.push([
          i === 0 ? "stackeHolder1" : `stakeHolder${i + 1}`,
          await drawn(`mark ${role}`, () => mark(role, role.length)),
        ]);
      }
      const [componentOne = "", componentTwo = "", componentThree = "", componentFour = ""] =
        project.components;
      const { achievements } = project;
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
        coverImage: await still({ scene: project.cover, take: number * 3 }),
        ...(project.aim ? { objectiveImage: await still({ scene: project.aim, take: number * 3 + 1 }) } : {}),
        GeographicImage: await drawn(`map ${sector} ${number}`, () =>
          sketchMap(number + (sector === "water" ? 50 : 0), accents[sector]),
        ),
        ...Object.fromEntries(marks),
        ...(photos.length > 0 ? { photos } : {}),
      };
    },

    async event(event: SampleEvent, number: number): Promise<Record<string, Field>> {
      return {
        title: event.title,
        ministry: event.ministry,
        description: event.description,
        moreDescription: event.more,
        sector: event.sector,
        ...(event.district && { district: event.district }),
        ...languagesOf(event),
        coverImage: await still({ scene: event.cover, take: (number % 5) + 1 }),
        ...(event.aim ? { objectiveImage: await still({ scene: event.aim, take: (number % 5) + 6 }) } : {}),
      };
    },

    async document(document: SampleDocument): Promise<Record<string, Field>> {
      // Some writers put the hour into the file; the kept copy makes a repeated seed send the same bytes.
      const kept = createHash("sha256").update(JSON.stringify(document)).digest("hex");
      return {
        title: document.title,
        description: document.description,
        category: document.category,
        ...(document.closesInDays !== undefined && { closingDate: dayFromNow(document.closesInDays) }),
        ...(document.sector && { sector: document.sector }),
        ...languagesOf(document),
        file: {
          data: await keep(`document ${kept}`, () => documentFile(document)),
          name: document.filename,
          type: mediaTypes[document.kind],
        },
      };
    },
  };
}
