import type { Picture, Project, Sector } from "@ministry/api-client";
import { projectAdditionLabels } from "../../forms/additions/addition-values.ts";
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
  { name: "coverImage", label: "Overview Image", required: true, current: (project) => project.coverImage },
  {
    name: "objectiveImage",
    label: "Objective Image",
    required: false,
    current: (project) => project.objectiveImage,
  },
  {
    name: "geographicImage",
    label: "Geographic Image",
    required: true,
    current: (project) => project.geographicImage,
  },
  ...(["stakeholderOne", "stakeholderTwo", "stakeholderThree", "stakeholderFour"] as const).map(
    (name, index): Slot => ({
      name,
      label: `Stakeholder ${index + 1}`,
      required: index < 3,
      current: ({ stakeholders }) => stakeholders[index],
    }),
  ),
];

/** What visitors read above a stakeholder's picture, in the public page's spelling (sic). The fourth is not shown. */
export const stakeholderWords: Partial<Record<ImageName, string>> = {
  stakeholderOne: "Funded By",
  stakeholderTwo: "Implemented By",
  stakeholderThree: "Facilated By",
};

/** Labels that differ between the screens. */
export function textLabels(sector: Sector, editing: boolean) {
  const waterUpdate = editing && sector === "water";
  return {
    description: waterUpdate ? "Short Description" : "Description",
    geography: waterUpdate ? "Geography" : "Geographic",
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
export const projectTextLabels = (sector: Sector): Record<string, string> => ({
  title: "Title",
  componentTitle: "Component Title",
  ...{ description: textLabels(sector, true).description, overview: "Overview" },
  ...{ geography: textLabels(sector, true).geography, objective: "Objective" },
  ...{ componentOne: "Component One", componentTwo: "Component Two" },
  ...{ componentThree: "Component Three", componentFour: "Component Four" },
  achievements: "Achievements",
});

/** Labels of all fields, in their order. */
export const projectLabels = (sector: Sector): Record<string, string> => ({
  ...projectTextLabels(sector),
  ...projectAdditionLabels(projectTextLabels(sector)),
  ...Object.fromEntries(imageSlots.map(({ name, label }) => [name, label])),
});

export const sectorTexts = {
  energy: {
    createTitle: "Energy project Form",
    updateTitle: "Update Energy Project",
    tableTitle: "Energy Projects",
  },
  water: {
    createTitle: "Water project Form",
    updateTitle: "Update Water Project",
    tableTitle: "Water Projects",
  },
} as const;
