import { defaultEventPageSize, eventAdditionFields, maxImageBytes } from "@ministry/api-client/schemas";
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from "fastify";
import { type Db } from "../../database/database.ts";
import { orIfTaken } from "../../database/unique.ts";
import { assertOccasion, eventAdditions } from "../../forms/additions.ts";
import { takeImages } from "../../forms/intake.ts";
import { type Form, type FormRules } from "../../forms/read-form.ts";
import { withForms } from "../../forms/with-forms.ts";
import { newId } from "../../lib/ids.ts";
import { titleIn } from "../../lib/visible-text.ts";
import { type StoredImage } from "../../media/intake/image-intake.ts";
import { badRequest, notFound, titleTaken } from "../../lib/problems.ts";
import {
  type EventRow,
  eventsRepository,
  type NewEvent,
  titleKeyOf,
} from "../../repositories/content/events.ts";
import { imagesRepository } from "../../repositories/files/images.ts";
import { versionAfter } from "../../repositories/content/version-after.ts";
import { eventListWire } from "../../wire/event-list.ts";
import { eventImages, eventImagesOf, eventTexts, eventWire } from "../../wire/event.ts";
import { type Deps } from "../deps.ts";
import { refuseIfChanged } from "../edit-guard.ts";
import { answerForm, record } from "../form-writes.ts";
import { clampedPaging } from "../paging.ts";
import { answerWrite, fingerprintOf } from "../writes.ts";

type OneEvent = FastifyRequest<{ Params: { id: string } }>;

/** Paths on events (API-28…37). */
const paths = {
  list: "/readProjectEvent/Event",
  single: [
    "/readProjectEventSingal/Event/:id", // (sic)
    "/readProjectEvent/events/:id",
    "/readProjectEvent/Event/:id",
  ],
  create: "/createProjectEvent/Event",
  update: "/UpdateEvent/events/:id",
  remove: "/DeleteEvent/events/:id",
};

const rules: FormRules = {
  texts: [...Object.keys(eventTexts), ...Object.values(eventAdditionFields)],
  objects: [eventAdditionFields.translations],
  files: Object.fromEntries(Object.keys(eventImages).map((field) => [field, 1])),
  maxFileBytes: maxImageBytes,
};

const titleOf = (form: Form) => titleIn(form.texts.get("title"));

/** The columns a form says something about. */
function columnsOf(form: Form, stored: Map<string, StoredImage[]>): Partial<NewEvent> {
  const columns = eventAdditions(form);
  for (const [field, column] of Object.entries(eventTexts)) {
    const value = form.texts.get(field);
    if (value !== undefined) columns[column] = value;
  }
  for (const [field, column] of Object.entries(eventImages)) {
    const image = stored.get(field)?.[0];
    if (image) columns[column] = image.reference;
  }
  const title = titleOf(form);
  return title === undefined ? columns : { ...columns, title, titleKey: titleKeyOf(title) };
}

function found(row: EventRow | undefined): EventRow {
  if (!row) throw notFound("event");
  return row;
}

async function shown(db: Db, maybe: EventRow | undefined) {
  const row = found(maybe);
  return eventWire(row, await imagesRepository(db).findMany(eventImagesOf(row)));
}

/** The answer of a request that was done before; the event's id alone where it was deleted since. */
async function asItIsNow(db: Db, result: Record<string, unknown>): Promise<object | undefined> {
  const row = await eventsRepository(db).find(String(result["_id"]));
  return row && { ...result, ...(await shown(db, row)) };
}

const create = (deps: Deps) => (request: FastifyRequest, reply: FastifyReply) =>
  answerForm(deps, request, reply, {
    operation: "create event",
    about: [],
    rules,
    check: (form) => {
      if (!titleOf(form)) throw badRequest("Title is required.");
      assertOccasion(eventAdditions(form));
    },
    prepare: (form, owner) => takeImages(form, deps, owner),
    commit: async (tx, form, stored) => {
      const id = newId();
      const title = titleOf(form) ?? "";
      await imagesRepository(tx).insert([...stored.values()].flat());
      const row = { ...columnsOf(form, stored), id, title, titleKey: titleKeyOf(title) };
      await orIfTaken(eventsRepository(tx).insert(row), titleTaken);
      const after = await shown(tx, await eventsRepository(tx).find(id));
      await record(tx, request, "events", {
        action: "create",
        kind: "event",
        subjectId: id,
        subjectTitle: title,
        after,
      });
      const message = "Event created successfully";
      return { status: 201, body: { message, ...after }, result: { message, _id: id } };
    },
    rebuild: asItIsNow,
  });

const update = (deps: Deps) => (request: OneEvent, reply: FastifyReply) => {
  const { id } = request.params;
  return answerForm(deps, request, reply, {
    operation: "update event",
    about: [id],
    rules,
    check: (form) => {
      if (titleOf(form) === "") throw badRequest("Title is required.");
      eventAdditions(form);
    },
    prepare: async (form, owner) => {
      const { db } = deps.database;
      await refuseIfChanged(db, request, "event", found(await eventsRepository(db).find(id)));
      return takeImages(form, deps, owner);
    },
    commit: async (tx, form, stored) => {
      const events = eventsRepository(tx);
      const row = found(await events.lock(id));
      await refuseIfChanged(tx, request, "event", row);
      const columns = columnsOf(form, stored);
      assertOccasion({ ...row, ...columns });
      const before = await shown(tx, row);
      await imagesRepository(tx).insert([...stored.values()].flat());
      const changes = { ...columns, updatedAt: versionAfter(row.updatedAt) };
      await orIfTaken(events.update(id, changes), titleTaken);
      const after = await shown(tx, await events.find(id));
      await record(tx, request, "events", {
        action: "update",
        kind: "event",
        subjectId: id,
        subjectTitle: after.title,
        before,
        after,
      });
      const message = "Event updated";
      return { status: 200, body: { message, ...after }, result: { message, _id: id } };
    },
    rebuild: asItIsNow,
  });
};

const remove = (deps: Deps) => (request: OneEvent, reply: FastifyReply) => {
  const { id } = request.params;
  return answerWrite(deps.write, request, reply, fingerprintOf("delete event", id), {
    prepare: () => Promise.resolve(),
    commit: async (tx) => {
      const events = eventsRepository(tx);
      const before = await shown(tx, await events.lock(id));
      await events.update(id, { deletedAt: new Date() });
      await record(tx, request, "events", {
        action: "delete",
        kind: "event",
        subjectId: id,
        subjectTitle: before.title,
        before,
      });
      return { status: 200, body: { message: "Event deleted", _id: id } };
    },
  });
};

/** The calls on events; the list is always `{items, total, limit, page}` (AMB-43). */
export const eventRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps.database;
    const events = eventsRepository(db);
    const config = { access: "edit" } as const;

    app.get(paths.list, async (request, reply) => {
      const { page, limit } = clampedPaging(request.query, defaultEventPageSize);
      const read = () => eventListWire(db, page, limit);
      return deps.cachedRead(request, reply, "events", `list ${page} ${limit}`, read);
    });

    for (const url of paths.single) {
      app.get(url, async (request: OneEvent, reply) => {
        const { id } = request.params;
        return deps.cachedRead(request, reply, "events", `one ${id}`, async () =>
          shown(db, await events.find(id)),
        );
      });
    }

    await withForms(app, (forms) => {
      forms.post(paths.create, { config }, create(deps));
      forms.patch(paths.update, { config }, update(deps));
    });
    app.delete(paths.remove, { config: { access: "publish" } }, remove(deps));
  };
