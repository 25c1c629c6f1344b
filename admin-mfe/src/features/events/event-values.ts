import type { EventDraft, NewsEvent } from "@ministry/api-client";
import type { RecordVersion } from "../../drafts/record-version.ts";

/** What the create and update forms hold. */
export type EventValues = {
  title: string;
  ministry: string;
  description: string;
  moreDescription: string;
  coverImage: File | undefined;
  objectiveImage: File | undefined;
};

export const emptyEvent: EventValues = {
  title: "",
  ministry: "",
  description: "",
  moreDescription: "",
  coverImage: undefined,
  objectiveImage: undefined,
};

export const valuesOf = ({ title, ministry, description, moreDescription }: NewsEvent): EventValues => ({
  ...emptyEvent,
  ...{ title, ministry, description, moreDescription },
});

/** Labels of the fields, in their order. */
export const eventLabels = {
  title: "Title",
  ministry: "Ministry",
  description: "Short Description",
  moreDescription: "More Description",
  coverImage: "Cover Image",
  objectiveImage: "Objective Image",
};

/** The stored event as its form compares it. */
export const versionOf = (event: NewsEvent): RecordVersion => ({
  version: event.updatedAt,
  fields: {
    title: event.title,
    ministry: event.ministry,
    description: event.description,
    moreDescription: event.moreDescription,
    coverImage: event.coverImage?.reference ?? "",
    objectiveImage: event.objectiveImage?.reference ?? "",
  },
});

/** Pictures only where one was chosen. */
export const draftOf = (values: EventValues): EventDraft => ({ ...values, title: values.title.trim() });

export const checkChanged = ({ title }: EventValues) =>
  title.trim() === "" ? { title: "Title is required." } : {};

export const checkNew = (values: EventValues) => ({
  ...checkChanged(values),
  ...(values.coverImage ? {} : { coverImage: "Cover image is required." }),
});

/** How much of a description the table shows (A-134, AMB-36). */
const shownLength = 60;

export const shortened = (text: string): string =>
  text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
