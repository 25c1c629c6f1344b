import {
  maxVenueLength,
  ministryTime,
  momentAt,
  type EventTexts,
  type NewsEvent,
} from "@ministry/api-client";
import * as words from "../../content/events/time.ts";
import { district, languageQuestion, sector } from "../../content/records/additions.ts";
import { checkDistrict, problemsIn, sentValues, typedValues } from "../../forms/additions/addition-values.ts";
import {
  translationLabels,
  translationsOf,
  translationValues,
  type TranslationValues,
} from "../../forms/additions/translation-values.ts";

const names = ["startsAt", "endsAt", "venue", "sector", "district", "language"] as const;

/** What an event's form holds beyond the contract; its moments by the ministry's clock (decision 0062). */
export type EventAdditions = Record<(typeof names)[number], string> & TranslationValues<"event">;

/** A stored event's as its form shows them; a new one's where none is given. */
export function eventAdditions(event: Partial<NewsEvent> = {}): EventAdditions {
  const values = typedValues(names, event);
  return {
    ...values,
    ...{ startsAt: ministryTime(values.startsAt), endsAt: ministryTime(values.endsAt) },
    ...translationValues("event", event.translations),
  };
}

/** What is sent of them, as moments. */
export function eventAdditionsDraft(values: EventAdditions, isNew: boolean) {
  const moments = { startsAt: momentOf(values.startsAt), endsAt: momentOf(values.endsAt) };
  const translations = translationsOf<"event", EventTexts>("event", values);
  return sentValues(names, { ...values, ...moments }, translations, isNew);
}

/** What their fields are called, in the order of the form; `texts` are the names of the event's own. */
export const eventAdditionLabels = (texts: Readonly<Record<string, string>>) => ({
  ...{ startsAt: words.startsAt, endsAt: words.endsAt, venue: words.venue },
  ...{ sector, district, language: languageQuestion },
  ...translationLabels("event", texts),
});

/** What keeps an event's form from being sent, by field. */
export function checkEventAdditions({ startsAt, endsAt, venue, ...values }: EventAdditions) {
  return problemsIn({
    startsAt: !isTime(startsAt) && words.timeProblem(words.startsAt),
    endsAt:
      (!isTime(endsAt) && words.timeProblem(words.endsAt)) ||
      (endsAt !== "" && startsAt === "" && words.beginningProblem) ||
      (endsAt !== "" && endsAt < startsAt && words.orderProblem),
    venue: venue.trim().length > maxVenueLength && words.venueProblem(maxVenueLength),
    district: checkDistrict(values.district),
  });
}

const momentOf = (time: string): string => momentAt(time.trim()) ?? "";

/** Whether a text is a day and a time as a browser's own field gives them, or empty. */
const isTime = (text: string): boolean => text === "" || momentAt(text) !== undefined;
