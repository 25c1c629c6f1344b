import { projectImageFields, projectTextFields } from "@ministry/api-client/schemas";
import {
  type AchievementRow,
  imagesOf,
  type PhotoRow,
  type ProjectRecord,
} from "../repositories/content/projects.ts";
import { projectAdditionsWire } from "./additions.ts";
import { mediaOf } from "./media.ts";

/** Text columns by the contract's field names. */
export const projectTexts = {
  [projectTextFields.title]: "title",
  [projectTextFields.description]: "description",
  [projectTextFields.overview]: "overview",
  [projectTextFields.geography]: "geography",
  [projectTextFields.objective]: "objective",
  [projectTextFields.componentTitle]: "componentTitle",
  [projectTextFields.componentOne]: "componentOne",
  [projectTextFields.componentTwo]: "componentTwo",
  [projectTextFields.componentThree]: "componentThree",
  [projectTextFields.componentFour]: "componentFour",
} as const;

/** Image columns by the contract's field names. */
export const projectImages = {
  [projectImageFields.coverImage]: "coverImage",
  [projectImageFields.objectiveImage]: "objectiveImage",
  [projectImageFields.geographicImage]: "geographicImage",
  [projectImageFields.stakeholderOne]: "stakeholderOne",
  [projectImageFields.stakeholderTwo]: "stakeholderTwo",
  [projectImageFields.stakeholderThree]: "stakeholderThree",
  [projectImageFields.stakeholderFour]: "stakeholderFour",
} as const;

type AchievementFacts = Pick<AchievementRow, "title" | "detail" | "progress">;

/**
 * What an achievement says; one that came without a figure counts as 0 %. `plain` says of one that is nothing but its
 * title that nobody ever gave it a figure: screens then show none.
 */
export const achievementFactsWire = ({ title, detail, progress }: AchievementFacts) => ({
  title,
  detail,
  progress: progress ?? 0,
  ...(progress === null && detail === "" && { plain: true }),
});

/** An achievement by position. */
export const achievementWire = (row: AchievementRow) => ({ _id: row.id, ...achievementFactsWire(row) });

export const photoWire = ({ id, image }: PhotoRow) => ({ _id: id, Image: image });

/**
 * `achievements` in the shape they came in: a list of objects, a list of strings where no entry had more than a
 * title, or the text block that could not be read as a list (AMB-17).
 */
function achievementsWire({ project, achievements }: ProjectRecord) {
  if (achievements.length === 0) return project.achievementsText === "" ? [] : project.achievementsText;
  const bare = achievements.every((one) => one.progress === null && one.detail === "");
  return bare ? achievements.map((one) => one.title) : achievements.map(achievementWire);
}

function fieldsWire({ project }: ProjectRecord) {
  const texts = Object.entries(projectTexts).map(([field, column]) => [field, project[column]]);
  const images = Object.entries(projectImages).flatMap(([field, column]) =>
    project[column] === null ? [] : [[field, project[column]]],
  );
  return Object.fromEntries([...texts, ...images]) as Record<string, string>;
}

/** A project in a list: everything but the photos, with `media` for the picture on its card alone. */
export function projectItemWire(record: ProjectRecord) {
  const { project, images } = record;
  return {
    _id: project.id,
    ...fieldsWire(record),
    achievements: achievementsWire(record),
    ...projectAdditionsWire(project),
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    media: mediaOf(images, [project.coverImage]),
  };
}

/** A project as its page reads it (API-15). */
export function projectWire(record: ProjectRecord) {
  const { project, images, photos, achievements } = record;
  const beside = achievements.length > 0 && project.achievementsText !== "";
  return {
    ...projectItemWire(record),
    ...(beside && { achievementsText: project.achievementsText }),
    Photos: photos.map(photoWire),
    media: mediaOf(images, [...imagesOf(project), ...photos.map((one) => one.image)]),
  };
}

/** The gallery of a project (API-45, API-50). */
export function galleryWire({ photos, images }: Pick<ProjectRecord, "photos" | "images">) {
  return {
    photos: photos.map(photoWire),
    media: mediaOf(
      images,
      photos.map((one) => one.image),
    ),
  };
}
