import {
  defaultCategory,
  documentAdditionFields,
  documentCategories,
  documentFileField,
  documentTextFields,
} from "@ministry/api-client/schemas";
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from "fastify";
import { type Db } from "../../database/database.ts";
import { documentAdditions } from "../../forms/additions.ts";
import { withFile } from "../../forms/intake.ts";
import { type Form, type FormRules } from "../../forms/read-form.ts";
import { withForms } from "../../forms/with-forms.ts";
import { newId } from "../../lib/ids.ts";
import { titleIn } from "../../lib/visible-text.ts";
import { type StoredDocument } from "../../media/intake/document-intake.ts";
import { badRequest, notFound } from "../../lib/problems.ts";
import { documentTextsRepository } from "../../repositories/files/document-texts.ts";
import { documentsRepository, type NewDocument } from "../../repositories/content/documents.ts";
import { versionAfter } from "../../repositories/content/version-after.ts";
import { documentWire } from "../../wire/document.ts";
import { type Deps } from "../deps.ts";
import { refuseIfChanged } from "../edit-guard.ts";
import { answerForm, record } from "../form-writes.ts";
import { answerWrite, fingerprintOf } from "../writes.ts";

type OneDocument = FastifyRequest<{ Params: { id: string } }>;

/** Paths on publications (API-39…43). */
const paths = {
  list: "/ReadAssess/DocumentFile",
  single: "/ReadAssess/DocumentFile/:id",
  create: "/createAssess/DocumentFile",
  update: "/UpdateAssess/DocumentFile/:id",
  remove: "/DeleteAssess/DocumentFile/:id",
};

const rulesOf = (deps: Deps): FormRules => ({
  texts: [...Object.values(documentTextFields), ...Object.values(documentAdditionFields)],
  objects: [documentAdditionFields.translations],
  files: { [documentFileField]: 1 },
  maxFileBytes: deps.config.maxDocumentBytes,
});

const titleOf = (form: Form) => titleIn(form.texts.get("title"));

/** The category as it is stored: one of the five, `general` when none is given. */
function categoryOf(form: Form): string | undefined {
  const given = form.texts.get("category")?.trim().toLowerCase();
  if (given === undefined) return undefined;
  if (given === "") return defaultCategory;
  const known = documentCategories.find((one) => one === given);
  if (!known) throw badRequest(`The category must be one of ${documentCategories.join(", ")}.`);
  return known;
}

function columnsOf(form: Form): Partial<NewDocument> {
  const [title, description, category] = [titleOf(form), form.texts.get("description"), categoryOf(form)];
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(category !== undefined && { category }),
    ...documentAdditions(form),
  };
}

async function takeDocument(form: Form, deps: Deps, owner: string): Promise<StoredDocument | undefined> {
  const file = form.files.get(documentFileField)?.[0];
  if (!file) return undefined;
  return withFile(file, deps.uploads, owner, ({ path, filename }) => deps.documents.take(path, filename));
}

async function shown(db: Db, id: string, storageUrl: string) {
  const found = await documentsRepository(db).find(id);
  if (!found) throw notFound("document");
  return documentWire(found, storageUrl);
}

/** The answer of a request that was done before; the document's id alone where it was deleted since. */
const asItIsNow = (deps: Deps) => async (db: Db, result: Record<string, unknown>) => {
  const { _id } = result["data"] as { _id: string };
  const found = await documentsRepository(db).find(_id);
  return found && { ...result, data: documentWire(found, deps.config.storageUrl) };
};

const create = (deps: Deps) => (request: FastifyRequest, reply: FastifyReply) =>
  answerForm(deps, request, reply, {
    operation: "create document",
    about: [],
    rules: rulesOf(deps),
    check: (form) => {
      if (!titleOf(form)) throw badRequest("Title is required.");
      if (!form.files.get(documentFileField)?.length) throw badRequest("Please choose a file.");
      columnsOf(form);
    },
    prepare: (form, owner) => takeDocument(form, deps, owner),
    commit: async (tx, form, stored) => {
      if (!stored) throw badRequest("Please choose a file.");
      const id = newId();
      const documents = documentsRepository(tx);
      await documents.insertFile(id, stored);
      await documents.insert({ title: "", ...columnsOf(form), id, fileKey: stored.key });
      const after = await shown(tx, id, deps.config.storageUrl);
      await record(tx, request, "documents", {
        action: "create",
        kind: "document",
        subjectId: id,
        subjectTitle: after.title,
        after,
      });
      const message = "Uploaded";
      return { status: 201, body: { message, data: after }, result: { message, data: { _id: id } } };
    },
    rebuild: asItIsNow(deps),
  });

const update = (deps: Deps) => (request: OneDocument, reply: FastifyReply) => {
  const { id } = request.params;
  return answerForm(deps, request, reply, {
    operation: "update document",
    about: [id],
    rules: rulesOf(deps),
    check: (form) => {
      if (titleOf(form) === "") throw badRequest("Title is required.");
      columnsOf(form);
    },
    prepare: async (form, owner) => {
      const { db } = deps.database;
      const found = await documentsRepository(db).find(id);
      if (!found) throw notFound("document");
      await refuseIfChanged(db, request, "document", found.document);
      return takeDocument(form, deps, owner);
    },
    commit: async (tx, form, stored) => {
      const documents = documentsRepository(tx);
      const old = await documents.lock(id);
      if (!old) throw notFound("document");
      await refuseIfChanged(tx, request, "document", old.document);
      if (stored) {
        await documents.insertFile(id, stored);
        await documentTextsRepository(tx).forget(old.file.key);
      }
      await documents.update(id, {
        ...columnsOf(form),
        ...(stored && { fileKey: stored.key }),
        updatedAt: versionAfter(old.document.updatedAt),
      });
      const after = await shown(tx, id, deps.config.storageUrl);
      await record(tx, request, "documents", {
        action: "update",
        kind: "document",
        subjectId: id,
        subjectTitle: after.title,
        before: documentWire(old, deps.config.storageUrl),
        after,
      });
      const message = "Document updated";
      return { status: 200, body: { message, data: after }, result: { message, data: { _id: id } } };
    },
    rebuild: asItIsNow(deps),
  });
};

const remove = (deps: Deps) => (request: OneDocument, reply: FastifyReply) => {
  const { id } = request.params;
  return answerWrite(deps.write, request, reply, fingerprintOf("delete document", id), {
    prepare: () => Promise.resolve(),
    commit: async (tx) => {
      const documents = documentsRepository(tx);
      const old = await documents.lock(id);
      if (!old) throw notFound("document");
      await documents.update(id, { deletedAt: new Date() });
      await documentTextsRepository(tx).forget(old.file.key);
      await record(tx, request, "documents", {
        action: "delete",
        kind: "document",
        subjectId: id,
        subjectTitle: old.document.title,
        before: documentWire(old, deps.config.storageUrl),
      });
      return { status: 200, body: { message: "Document deleted", _id: id } };
    },
  });
};

/** The calls on publications; answers are wrapped in `data`. */
export const documentRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps.database;
    const config = { access: "edit" } as const;

    app.get(paths.list, async (request, reply) =>
      deps.cachedRead(request, reply, "documents", "list", async () => ({
        data: (await documentsRepository(db).list()).map((one) => documentWire(one, deps.config.storageUrl)),
      })),
    );

    app.get(paths.single, async (request: OneDocument, reply) => {
      const { id } = request.params;
      return deps.cachedRead(request, reply, "documents", `one ${id}`, async () => ({
        data: await shown(db, id, deps.config.storageUrl),
      }));
    });

    await withForms(app, (forms) => {
      forms.post(paths.create, { config }, create(deps));
      forms.put(paths.update, { config }, update(deps));
    });
    app.delete(paths.remove, { config: { access: "publish" } }, remove(deps));
  };
