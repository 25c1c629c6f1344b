import { formatAchievementsText, type Project, type ProjectDraft } from "@ministry/api-client";
import type { RecordVersion } from "../../drafts/record-version.ts";
import { componentTexts } from "../../forms/additions/translation-values.ts";
import { projectAdditions, projectAdditionsDraft, type ProjectAdditions } from "./project-additions.ts";

/** What the create and update forms of both sectors hold. */
export type ProjectValues = ProjectAdditions & {
  title: string;
  componentTitle: string;
  description: string;
  overview: string;
  geography: string;
  objective: string;
  componentOne: string;
  componentTwo: string;
  componentThree: string;
  componentFour: string;
  achievements: string;
  coverImage: File | undefined;
  objectiveImage: File | undefined;
  geographicImage: File | undefined;
  stakeholderOne: File | undefined;
  stakeholderTwo: File | undefined;
  stakeholderThree: File | undefined;
  stakeholderFour: File | undefined;
  photos: File[];
};

export const emptyProject: ProjectValues = {
  title: "",
  componentTitle: "",
  description: "",
  overview: "",
  geography: "",
  objective: "",
  componentOne: "",
  componentTwo: "",
  componentThree: "",
  componentFour: "",
  achievements: "",
  coverImage: undefined,
  objectiveImage: undefined,
  geographicImage: undefined,
  stakeholderOne: undefined,
  stakeholderTwo: undefined,
  stakeholderThree: undefined,
  stakeholderFour: undefined,
  photos: [],
  ...projectAdditions(),
};

/** A stored project as the update form shows it; its achievements become one text block. */
export function valuesOf(project: Project): ProjectValues {
  const { title, componentTitle, description, overview, geography, objective, components } = project;
  const [componentOne = "", componentTwo = "", componentThree = "", componentFour = ""] = components;
  return {
    ...emptyProject,
    ...{ title, componentTitle, description, overview, geography, objective },
    ...{ componentOne, componentTwo, componentThree, componentFour },
    achievements: project.achievementsText ?? formatAchievementsText(project.achievements),
    ...projectAdditions(project),
  };
}

/** What is sent: pictures only where one was chosen. */
export function draftOf(values: ProjectValues, isNew: boolean): ProjectDraft {
  const { title, componentTitle, description, overview, geography, objective, achievements } = values;
  return {
    ...{ title, componentTitle, description, overview, geography, objective, achievements },
    components: componentTexts.map((name) => values[name]),
    coverImage: values.coverImage,
    objectiveImage: values.objectiveImage,
    geographicImage: values.geographicImage,
    stakeholders: [
      values.stakeholderOne,
      values.stakeholderTwo,
      values.stakeholderThree,
      values.stakeholderFour,
    ],
    photos: values.photos,
    ...projectAdditionsDraft(values, isNew),
  };
}

const imageNames = ["coverImage", "objectiveImage", "geographicImage"] as const;
const stakeholderNames = ["stakeholderOne", "stakeholderTwo", "stakeholderThree", "stakeholderFour"] as const;

/** The stored project as its form compares it. Photos are no part of it: they are only added. */
export function versionOf(project: Project): RecordVersion {
  const texts = Object.entries(valuesOf(project)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const pictures = [
    ...imageNames.map((name) => [name, project[name]] as const),
    ...stakeholderNames.map((name, index) => [name, project.stakeholders[index]] as const),
  ];
  return {
    version: project.updatedAt,
    fields: {
      ...Object.fromEntries(texts),
      ...Object.fromEntries(pictures.map(([name, picture]) => [name, picture?.reference ?? ""])),
    },
  };
}
