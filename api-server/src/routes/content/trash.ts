import { type Media } from "@ministry/api-client/schemas";
import { type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from "fastify";
import { refusalOf, requirePermission } from "../../auth/guard.ts";
import { type Db } from "../../database/database.ts";
import { orIfTaken } from "../../database/unique.ts";
import { notFound, titleTaken } from "../../lib/problems.ts";
import { removeFiles } from "../../cleanup/remove-files.ts";
import { auditRepository } from "../../repositories/service/audit.ts";
import { imagesRepository } from "../../repositories/files/images.ts";
import { purgeRepository } from "../../repositories/content/purge.ts";
import { projectsRepository } from "../../repositories/content/projects.ts";
import { topicOf, type TrashItem, trashMs, trashRepository } from "../../repositories/content/trash.ts";
import { filePasses } from "../../files/file-pass.ts";
import { mediaOf } from "../../wire/media.ts";
import { type Deps } from "../deps.ts";
import { record } from "../form-writes.ts";
import { clampedPaging } from "../paging.ts";
import { answerWrite, fingerprintOf } from "../writes.ts";

/** Of each kind, unless a `limit` is asked for. */
const maxShown = 200;

/** Something in the trash: what it is, what it belonged to, and until when it can come back. */
function trashWire(item: TrashItem, deletedBy: string | undefined, addressOf: (key: string) => string) {
  const { id, kind, title, projectId, projectTitle, sector, image, deletedAt } = item;
  return {
    _id: id,
    kind,
    title,
    ...(projectId !== null && { projectId, projectTitle }),
    ...(sector !== null && { sector }),
    ...(image !== null && { Image: addressOf(image) }),
    deletedAt: deletedAt.toISOString(),
    keptUntil: new Date(deletedAt.getTime() + trashMs).toISOString(),
    ...(deletedBy !== undefined && { deletedBy }),
  };
}

/** Addresses under which an administrator's browser gets files of deleted records. */
function passedAddress({ config, installation }: Deps): (key: string) => string {
  const passes = filePasses(installation.secret);
  return (key) => `${config.storageUrl}/${key}?pass=${passes.make(key)}`;
}

const withAddresses = (media: Media, addressOf: (key: string) => string): Media =>
  Object.fromEntries(
    Object.entries(media).map(([reference, { variants, ...rest }]) => [
      addressOf(reference),
      { ...rest, variants: variants.map(({ url, ...variant }) => ({ ...variant, url: addressOf(url) })) },
    ]),
  );

/** What belongs to a record is whoever edits that record's to bring back. */
const isPart = (kind: TrashItem["kind"]) => kind === "photo" || kind === "achievement";

/** An achievement that came back changes what the form of its project shows. */
async function touchProject(tx: Db, id: string): Promise<void> {
  const projects = projectsRepository(tx);
  const row = await projects.lockRow(id);
  if (row) await projects.touch(row);
}

function addList(app: FastifyInstance, deps: Deps): void {
  app.get("/trash", { config: { access: "view" } }, async (request, reply) => {
    const { db } = deps.database;
    const { limit } = clampedPaging(request.query, maxShown);
    const items = await trashRepository(db).list(limit);
    const deletedBy = await auditRepository(db).whoDeleted(items.map(({ id }) => id));
    const references = items.flatMap(({ image }) => image ?? []);
    const images = await imagesRepository(db).findMany(references);
    const addressOf = passedAddress(deps);
    return reply.header("cache-control", "no-store").send({
      items: items.map((item) => trashWire(item, deletedBy.get(item.id), addressOf)),
      media: withAddresses(mediaOf(images, references), addressOf),
    });
  });
}

function addRestore(app: FastifyInstance, deps: Deps): void {
  app.post(
    "/trash/:id/restore",
    { config: { access: "edit" } },
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const { id } = request.params;
      // Asked before the transaction, which must not wait for another connection.
      const refusal = await refusalOf(request, "second-factor", deps.stepUp);
      return answerWrite(deps.write, request, reply, fingerprintOf("restore", id), {
        prepare: () => Promise.resolve(),
        commit: async (tx) => {
          const trash = trashRepository(tx);
          const item = await trash.lock(id);
          if (!item) throw notFound("trash");
          if (!isPart(item.kind)) {
            requirePermission(request, "publish");
            if (refusal) throw refusal;
          }
          await orIfTaken(trash.restore(item), titleTaken);
          const { kind, title, projectId, projectTitle } = item;
          if (kind === "achievement" && projectId !== null) await touchProject(tx, projectId);
          await record(tx, request, topicOf[kind], {
            action: "restore",
            kind,
            subjectId: id,
            subjectTitle: projectTitle ?? title,
          });
          return {
            status: 200,
            body: { message: "Restored.", _id: id, kind },
            afterCommit: () => deps.texts.wake(), // a document's text went when it was deleted
          };
        },
      });
    },
  );
}

function addPurge(app: FastifyInstance, deps: Deps): void {
  app.delete(
    "/trash/:id",
    { config: { access: "administer", stepUp: "everybody" } },
    (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const { id } = request.params;
      return answerWrite(deps.write, request, reply, fingerprintOf("purge", id), {
        prepare: () => Promise.resolve(),
        commit: async (tx) => {
          const item = await trashRepository(tx).lock(id);
          if (!item) throw notFound("toPurge");
          const { kind } = item;
          await purgeRepository(tx).purge(kind, id);
          await record(tx, request, topicOf[kind], { action: "purge", kind, subjectId: id });
          return {
            status: 200,
            body: { message: "Deleted for good.", _id: id, kind },
            // What the storage refuses now is tried again until it is gone.
            afterCommit: () =>
              void removeFiles({ db: deps.database.db, store: deps.store }).catch((error: unknown) =>
                request.log.warn({ err: error }, "files of a purged record are still to be removed"),
              ),
          };
        },
      });
    },
  );
}

/** What was deleted within 30 days, and the way back: an addition of ours (docs/api.md; AMB-18). */
export const trashRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    for (const add of [addList, addRestore, addPurge]) add(app, deps);
  };
