import { accountEndpoint } from "./endpoints/accounts/account.ts";
import { achievementByPosition, achievementWrites } from "./endpoints/content/achievements.ts";
import { adminsEndpoint } from "./endpoints/accounts/admins.ts";
import { auditReads } from "./endpoints/service/audit.ts";
import { authEndpoint } from "./endpoints/accounts/auth.ts";
import { backupsReads } from "./endpoints/service/backups.ts";
import { createPublicApi, type ApiOptions } from "./create-public-api.ts";
import { eventWrites } from "./endpoints/content/events.ts";
import { galleriesReads } from "./endpoints/content/galleries.ts";
import { photoWrites } from "./endpoints/content/photos.ts";
import { projectWrites } from "./endpoints/content/projects.ts";
import { publicationWrites } from "./endpoints/content/publications.ts";
import { trashEndpoint } from "./endpoints/content/trash.ts";
import { createReader } from "./http/reader.ts";
import { withStepUp, type StepUp } from "./http/step-up.ts";
import { createWriter } from "./http/writer.ts";
import { pictureMaker } from "./images.ts";

/** Every call of the contract: what editors need. Visitors' pages take `createPublicApi`, which is a third of it. */
export function createApi(options: ApiOptions & { stepUp?: StepUp }) {
  const read = createPublicApi(options);
  const reader = createReader(options);
  const writer = withStepUp(createWriter(options), options.stepUp);
  return {
    projects: { ...read.projects, ...projectWrites(writer) },
    achievements: { ...read.achievements, ...achievementByPosition(reader), ...achievementWrites(writer) },
    events: { ...read.events, ...eventWrites(writer) },
    publications: { ...read.publications, ...publicationWrites(writer) },
    photos: { ...read.photos, ...photoWrites(writer) },
    trash: trashEndpoint(reader, writer, pictureMaker(options.storageBase)),
    galleries: galleriesReads(reader),
    auth: authEndpoint(writer),
    admins: adminsEndpoint(reader, writer),
    account: accountEndpoint(reader, writer),
    /** What the calls of few screens are made with, which the portal's start should not carry (`accessLinks`). */
    http: { reader, writer },
    audit: auditReads(reader),
    backups: backupsReads(reader),
    /** Sends a write that was made as data, such as one out of `requests`. */
    send: writer.send,
    /** Reads what is described elsewhere, such as `@ministry/api-client/second-factor`. */
    read: reader.firstAnswer,
  };
}

export type Api = ReturnType<typeof createApi>;
