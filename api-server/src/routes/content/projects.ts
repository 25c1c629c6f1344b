import {
  maxFilesPerRequest,
  maxImageBytes,
  photosField,
  photosFieldSpellings,
  projectAdditionFields,
} from "@ministry/api-client/schemas";
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from "fastify";
import { applyText, assertFewEnough, storeInitialText } from "../../achievements/project-achievements.ts";
import { type Db } from "../../database/database.ts";
import { assertWholePosition, projectAdditions } from "../../forms/additions.ts";
import { takeImages } from "../../forms/intake.ts";
import { type Form, type FormRules } from "../../forms/read-form.ts";
import { withForms } from "../../forms/with-forms.ts";
import { newId } from "../../lib/ids.ts";
import { titleIn } from "../../lib/visible-text.ts";
import { type StoredImage } from "../../media/intake/image-intake.ts";
import { badRequest, notFound } from "../../lib/problems.ts";
import { imagesRepository } from "../../repositories/files/images.ts";
import { photosRepository } from "../../repositories/content/photos.ts";
import {
  type NewProject,
  type ProjectRecord,
  projectsRepository,
} from "../../repositories/content/projects.ts";
import { type Sector } from "../../database/schema.ts";
import { versionAfter } from "../../repositories/content/version-after.ts";
import { projectImages, projectItemWire, projectTexts, projectWire } from "../../wire/project.ts";
import { type Deps } from "../deps.ts";
import { refuseIfChanged } from "../edit-guard.ts";
import { answerForm, record } from "../form-writes.ts";
import { pagingOf } from "../paging.ts";
import { projectPaths } from "./project-paths.ts";
import { answerWrite, fingerprintOf } from "../writes.ts";

type OneProject = FastifyRequest<{ Params: { id: string } }>;

const photos = photosField.form;

const rules: FormRules = {
  texts: [...Object.keys(projectTexts), ...Object.values(projectAdditionFields), "name", "achievements"],
  objects: [projectAdditionFields.translations],
  files: {
    ...Object.fromEntries(Object.keys(projectImages).map((field) => [field, 1])),
    [photos]: maxFilesPerRequest,
  },
  aliases: Object.fromEntries(photosFieldSpellings.map((spelling) => [spelling, photos])),
  maxFileBytes: maxImageBytes,
};

/** Some screens read the title as `name`; it is taken under both. */
const titleOf = (form: Form) => titleIn(form.texts.get("title") ?? form.texts.get("name"));

/** The columns a form says something about. */
function columnsOf(form: Form, stored: Map<string, StoredImage[]>): Partial<NewProject> {
  const columns = projectAdditions(form);
  for (const [field, column] of Object.entries(projectTexts)) {
    const value = form.texts.get(field);
    if (value !== undefined) columns[column] = value;
  }
  for (const [field, column] of Object.entries(projectImages)) {
    const image = stored.get(field)?.[0];
    if (image) columns[column] = image.reference;
  }
  const title = titleOf(form);
  return title === undefined ? columns : { ...columns, title };
}

async function addImages(tx: Db, projectId: string, stored: Map<string, StoredImage[]>): Promise<void> {
  await imagesRepository(tx).insert([...stored.values()].flat());
  const references = (stored.get(photos) ?? []).map(({ reference }) => reference);
  await photosRepository(tx).append(projectId, references);
}

async function read(tx: Db, id: string): Promise<ProjectRecord> {
  const found = await projectsRepository(tx).find(id);
  if (!found) throw notFound("project");
  return found;
}

/** The answer of a request that was done before; the record's id alone where it was deleted since. */
async function asItIsNow(db: Db, result: Record<string, unknown>): Promise<object | undefined> {
  const found = await projectsRepository(db).find(String(result["_id"]));
  return found && { ...result, ...projectWire(found) };
}

const create = (deps: Deps, sector: Sector) => (request: FastifyRequest, reply: FastifyReply) =>
  answerForm(deps, request, reply, {
    operation: `create ${sector} project`,
    about: [],
    rules,
    check: (form) => {
      if (!titleOf(form)) throw badRequest("Title is required."); // the one gap that is refused (AMB-27)
      assertFewEnough(form.texts.get("achievements") ?? "");
      assertWholePosition(projectAdditions(form));
    },
    prepare: (form, owner) => takeImages(form, deps, owner),
    commit: async (tx, form, stored) => {
      const id = newId();
      const repository = projectsRepository(tx);
      await repository.insert({ title: "", ...columnsOf(form, stored), id, sector });
      await addImages(tx, id, stored);
      const achievementsText = await storeInitialText(tx, id, form.texts.get("achievements") ?? "");
      if (achievementsText !== "") await repository.update(id, { achievementsText });
      const after = projectWire(await read(tx, id));
      await record(tx, request, "projects", {
        action: "create",
        kind: "project",
        subjectId: id,
        subjectTitle: titleOf(form) ?? "",
        after,
      });
      const message = "Project created successfully.";
      return { status: 201, body: { message, ...after }, result: { message, _id: id } };
    },
    rebuild: asItIsNow,
  });

const update = (deps: Deps, sector: Sector) => (request: OneProject, reply: FastifyReply) => {
  const { id } = request.params;
  return answerForm(deps, request, reply, {
    operation: `update ${sector} project`,
    about: [id],
    rules,
    check: (form) => {
      if (titleOf(form) === "") throw badRequest("Title is required.");
      projectAdditions(form);
      assertFewEnough(form.texts.get("achievements") ?? "");
    },
    prepare: async (form, owner) => {
      const { db } = deps.database;
      const row = await projectsRepository(db).findRow(id, sector);
      if (!row) throw notFound("project");
      await refuseIfChanged(db, request, "project", row);
      return takeImages(form, deps, owner);
    },
    commit: async (tx, form, stored) => {
      const repository = projectsRepository(tx);
      const row = await repository.lockRow(id, sector);
      if (!row) throw notFound("project");
      await refuseIfChanged(tx, request, "project", row);
      const before = await read(tx, id);
      const columns = columnsOf(form, stored);
      assertWholePosition({ ...row, ...columns });
      await repository.update(id, { ...columns, updatedAt: versionAfter(row.updatedAt) });
      await addImages(tx, id, stored);
      const block = form.texts.get("achievements");
      const warning = block === undefined ? undefined : await applyText(tx, row, block);
      const after = projectWire(await read(tx, id));
      await record(tx, request, "projects", {
        action: "update",
        kind: "project",
        subjectId: id,
        subjectTitle: titleOf(form) ?? row.title,
        before: projectWire(before),
        after,
      });
      const said = { message: "Project updated successfully.", ...(warning && { warning }) };
      return { status: 200, body: { ...said, ...after }, result: { ...said, _id: id } };
    },
    rebuild: asItIsNow,
  });
};

const remove = (deps: Deps, sector: Sector) => (request: OneProject, reply: FastifyReply) => {
  const { id } = request.params;
  return answerWrite(deps.write, request, reply, fingerprintOf(`delete ${sector} project`, id), {
    prepare: () => Promise.resolve(),
    commit: async (tx) => {
      const repository = projectsRepository(tx);
      const row = await repository.lockRow(id, sector);
      if (!row) throw notFound("project");
      const before = projectWire(await read(tx, id));
      await repository.update(id, { deletedAt: new Date() });
      await record(tx, request, "projects", {
        action: "delete",
        kind: "project",
        subjectId: id,
        subjectTitle: row.title,
        before,
      });
      return { status: 200, body: { message: "Project deleted.", _id: id } };
    },
  });
};

/** The calls on whole projects of one sector; every path of `projectPaths` is an alias of one handler. */
export const projectRoutes =
  (sector: Sector, deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const paths = projectPaths[sector];
    const projects = projectsRepository(deps.database.db);
    const config = { access: "edit" } as const;

    const list = async (request: FastifyRequest, reply: FastifyReply) => {
      const paging = pagingOf(request.query);
      if (!paging) {
        const whole = async () => (await projects.list(sector)).map(projectItemWire);
        return deps.cachedRead(request, reply, "projects", `list ${sector}`, whole);
      }
      const { page, limit } = paging;
      return deps.cachedRead(request, reply, "projects", `list ${sector} ${page} ${limit}`, async () => ({
        items: (await projects.list(sector, { limit, offset: (page - 1) * limit })).map(projectItemWire),
        total: await projects.count(sector),
        limit,
        page,
      }));
    };

    const single = async (request: OneProject, reply: FastifyReply) => {
      const { id } = request.params;
      return deps.cachedRead(request, reply, "projects", `one ${sector} ${id}`, async () => {
        const found = await projects.find(id, sector);
        if (!found) throw notFound("project");
        return projectWire(found);
      });
    };

    for (const url of paths.list) app.get(url, list);
    for (const url of paths.single) app.get(url, single);
    await withForms(app, (forms) => {
      for (const url of paths.create) forms.post(url, { config }, create(deps, sector));
      for (const url of paths.update) forms.patch(url, { config }, update(deps, sector));
    });
    for (const url of paths.remove) app.delete(url, { config: { access: "publish" } }, remove(deps, sector));
  };
