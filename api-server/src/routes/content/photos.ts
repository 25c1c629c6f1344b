import {
  maxFilesPerRequest,
  maxImageBytes,
  photosField,
  photosFieldSpellings,
} from "@ministry/api-client/schemas";
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from "fastify";
import { type Db } from "../../database/database.ts";
import { takeImages } from "../../forms/intake.ts";
import { type FormRules } from "../../forms/read-form.ts";
import { withForms } from "../../forms/with-forms.ts";
import { newId } from "../../lib/ids.ts";
import { badRequest, notFound } from "../../lib/problems.ts";
import { type ImageRow, imagesRepository } from "../../repositories/files/images.ts";
import { photosRepository } from "../../repositories/content/photos.ts";
import { type ProjectRow, projectsRepository } from "../../repositories/content/projects.ts";
import { type Sector } from "../../database/schema.ts";
import { galleryWire, photoWire } from "../../wire/project.ts";
import { type Deps } from "../deps.ts";
import { answerForm, record } from "../form-writes.ts";
import { indexOf, itemAt, shownIdOf } from "../index-guard.ts";
import { answerWrite, fingerprintOf } from "../writes.ts";

type Gallery = FastifyRequest<{ Params: { id: string } }>;

/** Paths on galleries (API-45…53); only the water ones have variants under `/api`. */
const photoPaths = {
  energy: {
    read: ["/ReadEnergyProjectPhoto/:id/photos"],
    add: ["/energyProject/:id/photos"],
    replace: ["/energyProject/:id/photos"],
    remove: ["/energyProject/:id/photos"],
  },
  water: {
    read: ["/ReadWaterProjectPhoto/:id/photos", "/api/ReadWaterProjectPhoto/:id/photos"],
    add: ["/WaterProject/:id/photos", "/api/WaterProject/:id/photos"],
    replace: [],
    remove: ["/DeleteWaterProject/:id/photos", "/api/DeleteWaterProject/:id/photos"],
  },
} as const;

const photos = photosField.form;
const aliases = Object.fromEntries(photosFieldSpellings.map((spelling) => [spelling, photos]));

const addRules: FormRules = {
  texts: [],
  files: { [photos]: maxFilesPerRequest },
  aliases,
  maxFileBytes: maxImageBytes,
};
/** The contract names no field for the one file of a replacement. */
const replaceRules: FormRules = {
  texts: ["index", "id"],
  files: { [photos]: 1 },
  aliases: { ...aliases, photo: photos, Photo: photos, Image: photos, image: photos, file: photos },
  anyFile: photos,
  maxFileBytes: maxImageBytes,
};

async function gallery(db: Db, projectId: string) {
  const rows = await projectsRepository(db).photosOf(projectId);
  const images: Map<string, ImageRow> = await imagesRepository(db).findMany(rows.map((row) => row.image));
  return galleryWire({ photos: rows, images });
}

/** The answer of a request that was done before, with the gallery as it is now. */
const withGallery = (projectId: string) => async (db: Db, result: Record<string, unknown>) => ({
  ...result,
  ...(await gallery(db, projectId)),
});

async function lock(tx: Db, id: string, sector: Sector): Promise<ProjectRow> {
  const row = await projectsRepository(tx).lockRow(id, sector);
  if (!row) throw notFound("project");
  return row;
}

const add = (deps: Deps, sector: Sector) => (request: Gallery, reply: FastifyReply) => {
  const { id } = request.params;
  return answerForm(deps, request, reply, {
    operation: `add ${sector} photos`,
    about: [id],
    rules: addRules,
    check: (form) => {
      if (!form.files.get(photos)?.length) throw badRequest("Please choose at least one image.");
    },
    prepare: async (form, owner) => {
      if (!(await projectsRepository(deps.database.db).findRow(id, sector))) throw notFound("project");
      return takeImages(form, deps, owner);
    },
    commit: async (tx, _form, taken) => {
      const project = await lock(tx, id, sector);
      const stored = taken.get(photos) ?? [];
      await imagesRepository(tx).insert(stored);
      const references = stored.map(({ reference }) => reference);
      const rows = await photosRepository(tx).append(id, references);
      for (const row of rows) {
        await record(tx, request, "projects", {
          action: "create",
          kind: "photo",
          subjectId: row.id,
          subjectTitle: project.title,
          after: { projectId: id, Image: row.image },
        });
      }
      const added = rows.map((row) => ({ _id: row.id, Image: row.image }));
      const result = { message: "Photos uploaded", added };
      return { status: 201, body: { ...result, ...(await gallery(tx, id)) }, result };
    },
    rebuild: withGallery(id),
  });
};

/** A replaced photo goes to the trash; its successor takes the place under an `_id` of its own. */
const replace = (deps: Deps, sector: Sector) => (request: Gallery, reply: FastifyReply) => {
  const { id } = request.params;
  return answerForm(deps, request, reply, {
    operation: `replace ${sector} photo`,
    about: [id, shownIdOf(undefined, request.query) ?? ""],
    rules: replaceRules,
    check: (form) => {
      indexOf(form.texts.get("index"));
      if (!form.files.get(photos)?.length) throw badRequest("Please choose at least one image.");
    },
    prepare: async (form, owner) => {
      if (!(await projectsRepository(deps.database.db).findRow(id, sector))) throw notFound("project");
      return takeImages(form, deps, owner);
    },
    commit: async (tx, form, taken) => {
      const project = await lock(tx, id, sector);
      const shown = shownIdOf(Object.fromEntries(form.texts), request.query);
      const list = await projectsRepository(tx).photosOf(id);
      const old = itemAt("photo", list, indexOf(form.texts.get("index")), shown);
      const stored = taken.get(photos) ?? [];
      await imagesRepository(tx).insert(stored);
      const repository = photosRepository(tx);
      await repository.update(old.id, { deletedAt: new Date() });
      const successor = {
        id: newId(),
        projectId: id,
        position: old.position,
        image: stored[0]?.reference ?? "",
      };
      await repository.insert([successor]);
      await record(tx, request, "projects", {
        action: "update",
        kind: "photo",
        subjectId: successor.id,
        subjectTitle: project.title,
        before: photoWire(old),
        after: { _id: successor.id, Image: successor.image },
      });
      const result = { message: "Photo replaced", replaced: photoWire(old) };
      return { status: 200, body: { ...result, ...(await gallery(tx, id)) }, result };
    },
    rebuild: withGallery(id),
  });
};

const remove = (deps: Deps, sector: Sector) => (request: Gallery, reply: FastifyReply) => {
  const { id } = request.params;
  const body = request.body as Record<string, unknown> | undefined;
  const asked = body?.["index"] ?? (request.query as Record<string, unknown>)["index"];
  const shown = shownIdOf(body, request.query);
  return answerWrite(deps.write, request, reply, fingerprintOf(`delete ${sector} photo`, id, asked, shown), {
    prepare: () => Promise.resolve(indexOf(asked)),
    commit: async (tx, index) => {
      const project = await lock(tx, id, sector);
      const photo = itemAt("photo", await projectsRepository(tx).photosOf(id), index, shown);
      await photosRepository(tx).update(photo.id, { deletedAt: new Date() });
      await record(tx, request, "projects", {
        action: "delete",
        kind: "photo",
        subjectId: photo.id,
        subjectTitle: project.title,
        before: photoWire(photo),
      });
      const result = { message: "Photo deleted", deleted: photoWire(photo) };
      return { status: 200, body: { ...result, ...(await gallery(tx, id)) }, result };
    },
    rebuild: withGallery(id),
  });
};

/** The galleries of one sector's projects. */
export const photoRoutes =
  (sector: Sector, deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const paths = photoPaths[sector];
    const projects = projectsRepository(deps.database.db);
    const config = { access: "edit" } as const;

    const read = async (request: Gallery, reply: FastifyReply) => {
      const { id } = request.params;
      return deps.cachedRead(request, reply, "projects", `photos ${sector} ${id}`, async () => {
        if (!(await projects.findRow(id, sector))) throw notFound("project");
        return gallery(deps.database.db, id);
      });
    };

    for (const url of paths.read) app.get(url, read);
    await withForms(app, (forms) => {
      for (const url of paths.add) forms.post(url, { config }, add(deps, sector));
      for (const url of paths.replace) forms.put(url, { config }, replace(deps, sector));
    });
    for (const url of paths.remove) app.delete(url, { config }, remove(deps, sector));
  };
