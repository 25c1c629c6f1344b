import type { EventDraft, NewsEvent } from "@ministry/api-client";
import * as eventFormTexts from "../../content/events/form.ts";
import type { RecordVersion } from "../../drafts/record-version.ts";
import {
  checkEventAdditions,
  eventAdditionLabels,
  eventAdditions,
  eventAdditionsDraft,
  type EventAdditions,
} from "./event-additions.ts";

/** What the create and update forms hold. */
export type EventValues = EventAdditions & {
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
  ...eventAdditions(),
};

export const valuesOf = (event: NewsEvent): EventValues => ({
  ...{ title: event.title, ministry: event.ministry, description: event.description },
  moreDescription: event.moreDescription,
  ...{ coverImage: undefined, objectiveImage: undefined },
  ...eventAdditions(event),
});

/** Labels of the texts, in their order. */
export const eventTextLabels = {
  title: eventFormTexts.title,
  ministry: eventFormTexts.ministry,
  description: eventFormTexts.shortDescription,
  moreDescription: eventFormTexts.moreDescription,
};

/** Labels of all fields, in their order. */
export const eventLabels = {
  ...eventTextLabels,
  ...eventAdditionLabels(eventTextLabels),
  coverImage: eventFormTexts.coverImage,
  objectiveImage: eventFormTexts.objectiveImage,
};

/** The stored event as its form compares it. */
export const versionOf = (event: NewsEvent): RecordVersion => ({
  version: event.updatedAt,
  fields: {
    title: event.title,
    ministry: event.ministry,
    description: event.description,
    moreDescription: event.moreDescription,
    ...eventAdditions(event),
    coverImage: event.coverImage?.reference ?? "",
    objectiveImage: event.objectiveImage?.reference ?? "",
  },
});

/** Pictures only where one was chosen. */
export const draftOf = (values: EventValues, isNew: boolean): EventDraft => ({
  ...{ title: values.title.trim(), ministry: values.ministry, description: values.description },
  ...{ moreDescription: values.moreDescription, coverImage: values.coverImage },
  objectiveImage: values.objectiveImage,
  ...eventAdditionsDraft(values, isNew),
});

export const checkChanged = (values: EventValues) => ({
  ...(values.title.trim() === "" ? { title: eventFormTexts.titleIsRequired } : {}),
  ...checkEventAdditions(values),
});

export const checkNew = (values: EventValues) => ({
  ...checkChanged(values),
  ...(values.coverImage ? {} : { coverImage: eventFormTexts.coverImageIsRequired }),
});
