import type { Picture, Project, Sector } from "@ministry/api-client";
import * as projectNames from "../../content/projects/names.ts";
import { projectAdditionLabels } from "./project-additions.ts";
import type { ProjectValues } from "./project-values.ts";

export type ImageName = {
  [K in keyof ProjectValues]: ProjectValues[K] extends File | undefined ? K : never;
}[keyof ProjectValues];

interface Slot {
  name: ImageName;
  label: string;
  required: boolean;
  current: (project: Project) => Picture | undefined;
}

/** The single pictures of a project: three slots, then the stakeholders. */
export const imageSlots: readonly Slot[] = [
  {
    name: "coverImage",
    label: projectNames.overviewImage,
    required: true,
    current: (project) => project.coverImage,
  },
  {
    name: "objectiveImage",
    label: projectNames.objectiveImage,
    required: false,
    current: (project) => project.objectiveImage,
  },
  {
    name: "geographicImage",
    label: projectNames.geographicImage,
    required: true,
    current: (project) => project.geographicImage,
  },
  ...(["stakeholderOne", "stakeholderTwo", "stakeholderThree", "stakeholderFour"] as const).map(
    (name, index): Slot => ({
      name,
      label: projectNames.stakeholderNamed(index + 1),
      required: index < 3,
      current: ({ stakeholders }) => stakeholders[index],
    }),
  ),
];

/** What visitors read above a stakeholder's picture, in the public page's spelling (sic). The fourth is not shown. */
export const stakeholderWords: Partial<Record<ImageName, string>> = projectNames.stakeholderWords;

/** Labels that differ between the screens. */
export function textLabels(sector: Sector, editing: boolean) {
  const waterUpdate = editing && sector === "water";
  return {
    description: waterUpdate ? projectNames.shortDescription : projectNames.description,
    geography: waterUpdate ? projectNames.geography : projectNames.geographic,
  };
}

/** Texts whose absence visitors notice, in the order of the form. */
export const shownTexts = [
  "title",
  "componentTitle",
  "description",
  "geography",
  "objective",
  "achievements",
] as const;
export type ShownText = (typeof shownTexts)[number];

/** Whether a text carries the mark of a required field on the form that creates or edits a project. */
export function isMarked(name: ShownText, sector: Sector, editing: boolean): boolean {
  if (name === "componentTitle") return editing || sector === "energy";
  if (name === "geography") return !editing;
  return name !== "achievements" || !editing || sector === "water";
}

/** Labels of the texts, in their order. */
export const projectTextLabels = (sector: Sector) => ({
  title: projectNames.title,
  componentTitle: projectNames.componentTitle,
  ...{ description: textLabels(sector, true).description, overview: projectNames.overview },
  ...{ geography: textLabels(sector, true).geography, objective: projectNames.objective },
  ...{ componentOne: projectNames.componentOne, componentTwo: projectNames.componentTwo },
  ...{ componentThree: projectNames.componentThree, componentFour: projectNames.componentFour },
  achievements: projectNames.achievements,
});

/** Labels of all fields, in their order. */
export const projectLabels = (sector: Sector): Record<string, string> => ({
  ...projectTextLabels(sector),
  ...projectAdditionLabels(projectTextLabels(sector)),
  ...Object.fromEntries(imageSlots.map(({ name, label }) => [name, label])),
});
