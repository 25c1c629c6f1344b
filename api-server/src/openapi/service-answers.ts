import { mediaAnswer } from "@ministry/api-client/schemas";
import * as z from "zod/mini";
import { itemsOf, saidOf } from "./operation.ts";

const optionalText = z.optional(z.string());
const moment = z.string();
const sector = z.enum(["energy", "water"]);

export const receipts = z.object({
  receipts: z.array(
    z.object({
      ...{ key: z.string(), status: z.number(), receipt: z.string(), completedAt: moment },
      _id: optionalText,
    }),
  ),
});

const kind = z.enum(["project", "event", "document", "photo", "achievement"]);
export const trash = z.extend(
  itemsOf(
    z.object({
      ...{ _id: z.string(), kind, title: z.string() },
      ...{ projectId: optionalText, projectTitle: optionalText, sector: z.optional(sector) },
      ...{ Image: optionalText, deletedAt: moment, keptUntil: moment, deletedBy: optionalText },
    }),
  ),
  { media: mediaAnswer },
);
export const takenFromTrash = z.extend(saidOf, { kind });

/** `before` and `after` are the record as its kind is sent, or null; `address` is for administrators. */
const auditEvent = z.object({
  ...{ _id: z.string(), at: moment, actor: z.object({ _id: optionalText, name: z.string() }) },
  ...{ action: z.string(), kind: z.string(), subject: z.object({ _id: z.string(), title: z.string() }) },
  ...{ before: z.unknown(), after: z.unknown(), requestId: z.string(), address: optionalText },
});
const counted = { total: z.number(), limit: z.number() };
export const auditPage = z.extend(itemsOf(auditEvent), { ...counted, page: z.number() });

export const projectsWithoutPhotos = z.extend(
  itemsOf(z.object({ _id: z.string(), title: z.string(), sector })),
  counted,
);

const lastFailure = z.optional(z.object({ at: moment, message: z.string() }));
export const backupStatus = z.object({
  scheduled: z.boolean(),
  ...{ nextAt: z.optional(moment), lastSuccessAt: z.optional(moment), lastFailure },
});
export const mailStatus = z.object({
  ...{ configured: z.boolean(), waiting: z.number(), failing: z.number(), refused: z.number() },
  ...{ oldestAt: z.optional(moment), lastFailure },
});

export const alive = z.object({ status: z.literal("ok"), service: z.literal("ministry-api") });
const state = z.enum(["ok", "failing"]);
export const readiness = z.object({
  ...{ status: state, database: state, storage: state },
  ...{ reads: state, writes: state },
});
/** An OpenAPI document. */
export const openApiDocument = z.record(z.string(), z.unknown());
