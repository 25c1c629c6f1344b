import { readAchievements, type AchievementsField } from "./read-achievements.ts";
import { readMedia, type Media } from "../fields/media.ts";
import { readPhotos, type PhotoRecord } from "./photo.ts";
import { projectStages, readPosition, startYears, type Place, type ProjectStage } from "../fields/places.ts";
import { firstText, numberBetween, oneOf, present, textsIn } from "../fields/primitives.ts";
import { readLanguages, type ProjectTexts, type Translated } from "../fields/translations.ts";

/** A project with clean names; images are references as stored. */
export interface ProjectRecord extends ProjectTexts, AchievementsField, Place, Translated<ProjectTexts> {
  id: string;
  /** Always four, "" where empty. */
  components: string[];
  coverImage?: string;
  objectiveImage?: string;
  geographicImage?: string;
  /** Always four. */
  stakeholders: (string | undefined)[];
  photos: PhotoRecord[];
  stage?: ProjectStage;
  /** Whole per cent, as its office says; nothing is derived where it says nothing. */
  progress?: number;
  startYear?: number;
  createdAt?: string;
  updatedAt?: string;
  media?: Media;
}

/** Every spelling that occurs (API-15). */
const projectTexts = [
  "_id",
  "id",
  "title",
  "name",
  "desc",
  "overview",
  "geogrpahic", // (sic)
  "objective",
  "componentTitle",
  "componentOne",
  "componentTwo",
  "componentThree",
  "componentFour",
  "coverImage",
  "objectiveImage",
  "GeographicImage",
  "stackeHolder1", // (sic)
  "stakeHolder2",
  "stakeHolder3",
  "stakeHolder4",
  "district",
  "createdAt",
  "updatedAt",
] as const;

/** Reads a project off the wire. */
export function readProject(wire: Readonly<Record<string, unknown>>): ProjectRecord {
  const texts = textsIn(wire, projectTexts);
  return present({
    id: texts._id ?? texts.id ?? "",
    title: firstText(texts.title, texts.name),
    description: texts.desc ?? "",
    overview: texts.overview ?? "",
    geography: texts.geogrpahic ?? "",
    objective: texts.objective ?? "",
    componentTitle: texts.componentTitle ?? "",
    components: [texts.componentOne, texts.componentTwo, texts.componentThree, texts.componentFour].map(
      (one) => one ?? "",
    ),
    coverImage: texts.coverImage,
    objectiveImage: texts.objectiveImage,
    geographicImage: texts.GeographicImage,
    stakeholders: [texts.stackeHolder1, texts.stakeHolder2, texts.stakeHolder3, texts.stakeHolder4],
    ...readAchievements(wire.achievements),
    photos: readPhotos(isFilled(wire.Photos) ? wire.Photos : wire.photos),
    district: firstText(texts.district) || undefined,
    ...readPosition(wire),
    stage: oneOf(projectStages, wire.stage),
    progress: numberBetween(wire.progress, 0, 100),
    startYear: numberBetween(wire.startYear, startYears.min, startYears.max),
    ...readLanguages<ProjectTexts>(wire),
    createdAt: texts.createdAt,
    updatedAt: texts.updatedAt,
    media: readMedia(wire.media),
  });
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}
