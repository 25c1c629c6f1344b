import { ApiError } from "../../http/api-error.ts";
import type { Call, WriteCall } from "../../http/call.ts";
import { fromPaths, type Reader, type Source } from "../../http/reader.ts";
import { ifUnchanged, type WriteRequest } from "../../http/write-request.ts";
import type { Writer } from "../../http/writer.ts";
import type { PictureMaker } from "../../images.ts";
import type { EventDraft, EventPage, NewsEvent } from "../../model.ts";
import { readEvent, readEventEnvelope, type EventRecord } from "../../schemas/records/event.ts";
import { eventAdditionFields, eventImageFields, eventTextFields } from "../../schemas/fields/fields.ts";
import { manyWith, oneWith } from "../decode.ts";
import { formOf, withTranslations } from "../form.ts";
import { segment } from "../ids.ts";
import { eventOf } from "../pictures.ts";
import { readPaths } from "../public-reads.ts";
import { receiptOf, type Receipt } from "../receipt.ts";

/** Where one event is looked for, in this order (API-38). */
function sourcesOf(id: string): Source<EventRecord>[] {
  return [
    ...fromPaths(readPaths.event(id), oneWith(readEvent)),
    ...fromPaths(readPaths.allEvents, (reply) => eventIn(manyWith(readEvent)(reply), id)),
  ];
}

/** The event of this id; a list that can be read and does not have it says that it is not there. */
function eventIn(list: EventRecord[] | undefined, id: string): EventRecord | undefined {
  const found = list?.find((event) => event.id === id);
  if (list && !found) throw new ApiError("refused", { status: 404 });
  return found;
}

/** Reading events (API-28…33). */
export const eventReads = (reader: Reader, picture: PictureMaker) => ({
  async page(wanted: { page?: number; limit?: number } = {}, call?: Call): Promise<EventPage> {
    const sources = fromPaths(readPaths.events(wanted), readPage);
    const options = { fallback: "Failed to load events.", ...call };
    const read = await reader.firstAnswer(sources, options);
    return { ...read, items: read.items.map((event) => eventOf(event, picture)) };
  },
  async get(id: string, call?: Call): Promise<NewsEvent> {
    const options = { fallback: "Could not load event details.", ...call };
    return eventOf(await reader.firstAnswer(sourcesOf(id), options), picture);
  },
});

/** The writes as data (API-34…37). */
export const eventRequests = {
  create: (draft: EventDraft): WriteRequest => ({
    method: "POST",
    paths: ["/createProjectEvent/Event"],
    look: readPaths.allEvents,
    form: eventForm(draft),
  }),
  update: (id: string, patch: EventDraft, version?: string): WriteRequest => ({
    method: "PATCH",
    paths: [`/UpdateEvent/events/${segment(id)}`],
    form: eventForm(patch),
    ...ifUnchanged(version),
  }),
  remove: (id: string): WriteRequest => ({ method: "DELETE", paths: [`/DeleteEvent/events/${segment(id)}`] }),
};

/** Writing events. */
export const eventWrites = (writer: Writer) => ({
  async create(draft: EventDraft, call?: WriteCall): Promise<Receipt> {
    return receiptOf(
      await writer.send(eventRequests.create(draft), { fallback: "Failed to create event", ...call }),
    );
  },
  async update(id: string, patch: EventDraft, call?: WriteCall): Promise<Receipt> {
    return receiptOf(
      await writer.send(eventRequests.update(id, patch, call?.version), {
        fallback: "Update failed.",
        ...call,
      }),
    );
  },
  async remove(id: string, call?: WriteCall): Promise<void> {
    await writer.send(eventRequests.remove(id), { fallback: "Delete failed", ...call });
  },
});

function readPage(reply: unknown) {
  const envelope = readEventEnvelope(reply);
  return envelope && { ...envelope, items: manyWith(readEvent)(envelope.items) ?? [], raw: reply };
}

function eventForm(given: EventDraft) {
  const draft = withTranslations(given);
  return formOf(
    { fields: { ...eventTextFields, ...eventAdditionFields }, values: draft },
    { fields: eventImageFields, values: draft },
  );
}
