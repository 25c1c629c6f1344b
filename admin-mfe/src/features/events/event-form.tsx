import type { NewsEvent } from "@ministry/api-client";
import { FieldSet, TextArea, TextField, useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as eventFormTexts from "../../content/events/form.ts";
import type { ClearButtonProps } from "../../forms/frame/clear-button.tsx";
import type { EditedRecord } from "../../forms/conflict/edit-conflict.tsx";
import { FormFrame, SubmitButton } from "../../forms/frame/form-frame.tsx";
import { ImageSlot } from "../../forms/pickers/image-slot.tsx";
import { type DraftForm, useDraft } from "../../forms/draft/use-draft.ts";
import { useSaveThrough } from "../../outbox/saving/use-save-through.tsx";
import { useApi } from "../../session/portal.tsx";
import { SectorField } from "../../forms/additions/sector-field.tsx";
import { TranslationFields } from "../../forms/additions/translation-fields.tsx";
import * as words from "../../content/events/time.ts";
import { district } from "../../content/records/additions.ts";
import { eventEditItem, newEventItem } from "./event-items.ts";
import {
  checkChanged,
  checkNew,
  emptyEvent,
  eventLabels,
  eventTextLabels,
  type EventValues,
  valuesOf,
  versionOf,
} from "./event-values.ts";
import { eventQuery } from "./events-query.ts";
import css from "../../forms/forms.module.css";

export interface EventFormProps {
  /** The event to edit; left out, one is created. */
  event?: NewsEvent;
  onSaved: () => void;
  /** Buttons beside the one that saves. */
  actions: (form: ClearButtonProps["form"]) => ReactNode;
}

/** Creates an event or edits one. */
export function EventForm({ event, onSaved, actions }: EventFormProps) {
  const api = useApi();
  const saveThrough = useSaveThrough();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useDraft({
    formKey: `event/${event?.id ?? "new"}`,
    name: event ? eventFormTexts.updateEventNamed(event.title) : eventFormTexts.newEvent,
    initial: event ? valuesOf(event) : emptyEvent,
    check: event ? checkChanged : checkNew,
    failure: event ? eventFormTexts.updateFailed : eventFormTexts.failedToCreateEvent,
    record: event && versionOf(event),
    reread: async () => versionOf(await queries.fetchQuery(eventQuery(api, event?.id ?? ""))),
    save: (values, { idempotencyKey, version, ...call }) => {
      const item = event
        ? eventEditItem(event.id, values, version, idempotencyKey)
        : newEventItem(values, idempotencyKey);
      return saveThrough([item], call);
    },
    onSaved: ({ kind }) => {
      if (kind === "received")
        toast(event ? eventFormTexts.eventUpdated : eventFormTexts.eventCreatedSuccessfully);
      void queries.invalidateQueries({ queryKey: ["events"] });
      onSaved();
    },
  });
  return (
    <FormFrame
      form={form}
      edited={event && editedEvent(event)}
      actions={
        <>
          <SubmitButton form={form} label={event ? eventFormTexts.updateEvent : eventFormTexts.createEvent} />
          {actions(form)}
        </>
      }
    >
      <Fields form={form} />
      <Pictures form={form} event={event} />
    </FormFrame>
  );
}

function Fields({ form: { field, values } }: { form: DraftForm<EventValues> }) {
  return (
    <>
      <TextField
        label={eventFormTexts.title}
        hint={eventFormTexts.mustBeUnique}
        required
        {...field("title")}
      />
      <TextField label={eventFormTexts.ministry} {...field("ministry")} />
      <TextArea label={eventFormTexts.shortDescription} {...field("description")} />
      <TextArea label={eventFormTexts.moreDescription} rows={8} {...field("moreDescription")} />
      <FieldSet legend={words.timePlaceSector} hint={words.whenHint}>
        <div className={css.pair}>
          <TextField type="datetime-local" label={words.startsAt} {...field("startsAt")} />
          <TextField type="datetime-local" label={words.endsAt} {...field("endsAt")} />
        </div>
        <TextField label={words.venue} hint={words.venueHint} {...field("venue")} />
        <div className={css.pair}>
          <SectorField tie={field("sector")} />
          <TextField label={district} {...field("district")} />
        </div>
      </FieldSet>
      <TranslationFields kind="event" values={values} labels={eventTextLabels} field={field} />
    </>
  );
}

function Pictures({ form, event }: { form: DraftForm<EventValues>; event: NewsEvent | undefined }) {
  const { slot, values, set, saveId } = form;
  return (
    <div className={css.slots}>
      <ImageSlot
        key={`coverImage ${saveId}`}
        {...slot("coverImage")}
        label={eventFormTexts.coverImage}
        required={!event}
        value={values.coverImage}
        current={event?.coverImage}
        onChange={(coverImage) => set({ coverImage })}
      />
      <ImageSlot
        key={`objectiveImage ${saveId}`}
        {...slot("objectiveImage")}
        label={eventFormTexts.objectiveImageOptional}
        value={values.objectiveImage}
        current={event?.objectiveImage}
        onChange={(objectiveImage) => set({ objectiveImage })}
      />
    </div>
  );
}

const editedEvent = (event: NewsEvent): EditedRecord => ({
  labels: eventLabels,
  changedAt: event.updatedAt,
  pictureOf: (name) =>
    name === "coverImage" ? event.coverImage : name === "objectiveImage" ? event.objectiveImage : undefined,
});
